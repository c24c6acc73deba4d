import { Protocol } from '@colyseus/core';
import { luckOf, oneOf } from './chaos/luck.ts';
import { within } from './chaos/time.ts';
import { type Intruder, messageFrame, socketUrl } from './fuzz/intruder.ts';
import { Siege } from './fuzz/siege.ts';
import { anyBytes, anything, damaged, TREACHEROUS } from './fuzz/values.ts';
import { intrude, join, openTable } from './fuzz/visitors.ts';
import { type FrameKind, upgraded, webSocketFrame } from './fuzz/wire.ts';

const FRAMES = 1200;
const MEGABYTE = 1_048_576;

/** So long a socket may take to be closed on a busy machine. */
const PATIENCE_MS = 60_000;

let siege: Siege;
beforeAll(async () => {
  siege = await Siege.begin();
});
afterAll(() => siege?.end());

test('frames of any bytes, and real ones that were damaged on the way', async () => {
  const luck = luckOf('frames');
  const names = ['act', 'sit', 'configure', 'leave', ...TREACHEROUS];
  const codes = [...Object.values(Protocol), 31, 0x80, 0xff].filter((code) => typeof code === 'number');
  const frame = () => {
    const real = messageFrame(oneOf(luck, names), anything(luck));
    const kinds = [() => anyBytes(luck, luck.below(80)), () => damaged(luck, real), () => real, () => withCode(real)];
    return oneOf(luck, kinds)();
  };
  const withCode = (real: Buffer) => Buffer.concat([Buffer.from([oneOf(luck, codes)]), real.subarray(1)]);
  const code = await openTable(siege.url);
  let intruder: Intruder = await intrude(siege.url, code);
  let dropped = 0;
  for (let sent = 0; sent < FRAMES; sent++) {
    if ((await intruder.provoke(frame())) !== 'dropped') continue;
    dropped++;
    intruder = await intrude(siege.url, await openTable(siege.url));
  }
  expect(dropped).toBeGreaterThan(5);
  await siege.bystanders.playOn();
});

const whole = (text: string) => Buffer.from(text, 'latin1');

test.each<[string, FrameKind]>([
  ['without a mask', { first: 0x82, payload: whole('x'), isMasked: false }],
  ['with bits that mean nothing', { first: 0xf2, payload: whole('x') }],
  ['of a kind that does not exist', { first: 0x83, payload: whole('x') }],
  ['that continues nothing', { first: 0x80, payload: whole('x') }],
  ['that is a ping in parts', { first: 0x09, payload: whole('x') }],
  ['that is a ping too long', { first: 0x89, payload: Buffer.alloc(126) }],
  ['of text that is none', { first: 0x81, payload: whole('\xff\xfe') }],
  ['that closes with half a code', { first: 0x88, payload: whole('x') }],
  ['that closes with a code nobody may send', { first: 0x88, payload: Buffer.from([0x03, 0xed]) }],
  ['of a megabyte', { first: 0x82, payload: Buffer.alloc(MEGABYTE) }],
  ['that says it will be enormous', { first: 0x82, payload: Buffer.alloc(0), says: Number.MAX_SAFE_INTEGER }],
  ['that is the first part of something without an end', { first: 0x02, payload: Buffer.alloc(20_000) }],
])('a frame %s ends its connection', async (_what, kind) => {
  const { body } = await join(siege.url, await openTable(siege.url), { name: 'Eve' });
  const socket = await upgraded(siege.port, socketUrl('', body.reservation));
  const closed = new Promise((resolve) => socket.once('close', () => resolve('closed')));
  socket.resume();
  socket.write(webSocketFrame(kind));
  expect(await within(PATIENCE_MS, closed)).toBe('closed');
  await siege.bystanders.playOn();
});

test('frames that stop half way hold up nobody', async () => {
  const luck = luckOf('halves');
  const code = await openTable(siege.url);
  for (let i = 0; i < 30; i++) {
    const { body } = await join(siege.url, code, { name: 'Eve' });
    const socket = await upgraded(siege.port, socketUrl('', body.reservation));
    const bytes = webSocketFrame({ first: 0x82, payload: messageFrame('rename', { name: 'Mallory' }) });
    socket.write(bytes.subarray(0, luck.below(bytes.length)));
    if (i % 2 === 0) socket.destroy();
    else socket.unref();
  }
  await siege.bystanders.playOn();
});
