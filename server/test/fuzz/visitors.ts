import { GAMES } from '@landfall/shared/games/registry.ts';
import type {
  CreateTable,
  CreateTableReply,
  ErrorReply,
  JoinTable,
  JoinTableReply,
} from '@landfall/shared/protocol/http.ts';
import { PROTOCOL } from '@landfall/shared/protocol/room.ts';
import { Intruder } from './intruder.ts';

let visitors = 0;

/** An address that nobody has come from before. */
export const newAddress = (): string => `10.9.${visitors >> 8}.${visitors++ & 255}`;

/** A call of the API as it comes through a proxy, from somebody at this address. */
export async function callFrom<T>(
  address: string,
  url: string,
  body?: unknown,
): Promise<{ status: number; body: T & ErrorReply }> {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(url, body === undefined ? { headers } : { method: 'POST', headers, body: text });
  return { status: response.status, body: (await response.json()) as T & ErrorReply };
}

export async function openTable(url: string, wanted: CreateTable = { game: Object.keys(GAMES)[0]! }): Promise<string> {
  const { status, body } = await callFrom<CreateTableReply>(newAddress(), `${url}/api/tables`, wanted);
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.code;
}

export const join = (url: string, code: string, wish: Partial<JoinTable>, address: string = newAddress()) =>
  callFrom<JoinTableReply>(address, `${url}/api/tables/${code}/join`, { protocol: PROTOCOL, ...wish });

/** A new person at a table, who sends whatever they like. */
export async function intrude(url: string, code: string): Promise<Intruder> {
  const { body } = await join(url, code, { name: 'Eve' });
  const intruder = await Intruder.enter(url, body.reservation);
  if (!intruder) throw new Error('not even let in');
  return intruder;
}

/** Everybody at a table of their own, in the middle of a game. */
export async function intrudeAndBegin(url: string, game: string): Promise<Intruder[]> {
  const code = await openTable(url, { game, seats: 2 });
  const intruders = [await intrude(url, code), await intrude(url, code)];
  await intruders[0]!.ask('configure', { hints: false }); // they take their time
  for (const intruder of intruders) await intruder.ask('ready', { ready: true });
  await intruders[0]!.ask('start', {});
  return intruders;
}
