/**
 * Puts a text on the clipboard. Says whether it worked: pages served without TLS have no clipboard of their own, and
 * then the old way is tried.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelecting(text);
  }
}

function copyBySelecting(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'sr-only';
  const host = document.querySelector('dialog[open]') ?? document.body; // outside an open dialog nothing can be selected
  host.append(area);
  area.select();
  const copied = document.execCommand?.('copy') ?? false;
  area.remove();
  return copied;
}
