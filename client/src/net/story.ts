import type { GameLink } from '../games/registry.ts';

/** The questions that have no answer yet. */
const open = new WeakMap<object, Promise<Story>>();

type Story = Awaited<ReturnType<GameLink['request']>>;

/**
 * What happened in this round and why, as the server tells it. Several parts of a page want it at the same moment, when
 * it comes late: they share one question, and the next one is asked anew.
 */
export function storyOf(link: Pick<GameLink, 'request'>): Promise<Story> {
  const asked = open.get(link) ?? link.request('story', {}, { quiet: true }).finally(() => open.delete(link));
  open.set(link, asked);
  return asked;
}
