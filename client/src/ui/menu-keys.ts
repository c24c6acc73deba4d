/** The entries of an open menu, in order. */
export const entriesOf = (menu: ParentNode | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? []),
];

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (Math.max(at, 0) - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Takes the focus through the entries of a menu with the arrow keys, Home and End. */
export function stepThrough(menu: ParentNode | null, event: KeyboardEvent): void {
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  const entries = entriesOf(menu);
  entries[step(entries.indexOf(document.activeElement as HTMLElement), entries.length)]?.focus();
}
