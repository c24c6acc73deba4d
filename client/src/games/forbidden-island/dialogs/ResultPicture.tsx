import type { Role } from '@landfall/shared/games/forbidden-island/roles.ts';
import { HERO_URL, pawnUrl } from '../../../../art/names.ts';
import './result.css';

/** The island in the evening sun with everybody below the helicopter, or deep under the sea with everybody in it. */
export function ResultPicture({ won, roles }: { won: boolean; roles: readonly Role[] }) {
  return (
    <div class={`result-picture ${won ? 'result-flown' : 'result-sunk'}`} aria-hidden="true">
      <img class="result-island" src={HERO_URL} alt="" />
      <span class="result-crew">
        {roles.map((role) => (
          <img key={role} src={pawnUrl(role)} alt="" width={30} height={40} />
        ))}
      </span>
      {!won && (
        <svg class="result-sea" viewBox="0 0 600 90" preserveAspectRatio="none" aria-hidden="true">
          <path d="M-20 16q40 -22 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0V110H-20Z" />
        </svg>
      )}
    </div>
  );
}
