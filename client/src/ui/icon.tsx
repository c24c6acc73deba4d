import { iconUrl, type UiIcon } from '../../art/names.ts';

/** A small symbol in the colour of the text beside it. It says nothing to screen readers: the text or label does. */
export function Icon({ name, size = 20 }: { name: UiIcon; size?: number }) {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <use href={iconUrl(name)} />
    </svg>
  );
}
