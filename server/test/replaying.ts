import type { ReplayReply } from '@landfall/shared/protocol/http.ts';
import { counting } from './counting.ts';
import { type Player, type TestServer, until } from './harness.ts';

export async function askForReplay(server: TestServer, code: string, round: string | number, secret?: string) {
  const headers: Record<string, string> = secret === undefined ? {} : { Authorization: `Bearer ${secret}` };
  const response = await fetch(`${server.url}/api/tables/${code}/rounds/${round}/replay`, { headers });
  const text = await response.text();
  return { status: response.status, text, body: JSON.parse(text) as ReplayReply };
}

/** Plays the counting game on: every seat plays a token on its first turn, and adds otherwise. */
export async function playOn(
  players: Player[],
  isEnough = () => players.every(({ state }) => state.phase === 'over'),
): Promise<void> {
  const mover = () => players.find((player) => player.legal(counting).some(({ type }) => type === 'add'));
  while (!isEnough()) {
    await until(() => isEnough() || mover() !== undefined, 'a turn');
    const player = mover();
    if (!player) continue;
    const legal = player.legal(counting);
    const isFirst = !(player.state.table!.played as string[]).length;
    await player.act(legal.find(({ type }) => type === (isFirst ? 'play' : 'add')));
  }
}
