import type { ColourName } from '../model/seen.ts';
import { Light } from './Stones.tsx';
import './board.css';

/** One stone beside a name; half and half while nobody has a colour. */
export function StonePicture({ colour, size = 44 }: { colour: ColourName | null; size?: number }) {
  return (
    <svg class="stone-picture" width={size} height={size} viewBox="0 0 44 44" aria-hidden="true">
      <Light />
      <circle cx={23.5} cy={25} r={20.5} fill="url(#stone-shadow)" />
      {colour ? (
        <circle cx={22} cy={21.5} r={18.5} fill={`url(#stone-${colour})`} />
      ) : (
        <>
          <circle cx={22} cy={21.5} r={18.5} fill="url(#stone-white)" />
          <path d="M22 3a18.500 18.500 0 0 0 0 37z" fill="url(#stone-black)" />
        </>
      )}
    </svg>
  );
}
