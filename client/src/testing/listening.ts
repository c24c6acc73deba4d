/** What somebody hears who listens to a log: each line as it comes, and what changed of those that had been said. */
export function listenTo(root: Element): { told: string[]; changed: string[]; stop(): void } {
  const told: string[] = [];
  const changed: string[] = [];
  const reader = new MutationObserver((mutations) => {
    for (const { type, target, addedNodes } of mutations)
      if (type === 'characterData' || target.nodeName !== 'OL') changed.push(target.textContent ?? '');
      else told.push(...[...addedNodes].map(({ textContent }) => textContent ?? ''));
  });
  reader.observe(root, { childList: true, characterData: true, subtree: true });
  return { told, changed, stop: () => reader.disconnect() };
}
