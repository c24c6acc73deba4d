import { iconUrl, type UiIcon } from '../../art/names.ts';
import { nextTry } from '../net/next-try.ts';

const PREFIX = 'icon-';

/**
 * Brings all symbols into the page, once: a reference into another file is fetched again and again by some browsers,
 * and then there is no symbol for "no connection" when there is no connection.
 */
export async function loadIcons(): Promise<void> {
  const [file = ''] = iconUrl('close').split('#');
  let response = await fetch(file).catch(() => null);
  for (let failures = 0; !response; failures++) {
    await nextTry(failures);
    response = await fetch(file).catch(() => null);
  }
  if (!response.ok) return;
  const symbols = document.createElement('div');
  symbols.hidden = true;
  symbols.innerHTML = (await response.text()).replaceAll('id="', `id="${PREFIX}`);
  document.body.append(symbols);
}

/** A small symbol in the colour of the text beside it. It says nothing to screen readers: the text or label does. */
export function Icon({ name, size = 20 }: { name: UiIcon; size?: number }) {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <use href={`#${PREFIX}${name}`} />
    </svg>
  );
}
