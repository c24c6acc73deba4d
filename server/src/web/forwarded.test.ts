import type { Request } from 'express';
import { noticeProxy } from './forwarded.ts';

test.each([
  ['once, where none is trusted', 0, ['192.0.2.1', '192.0.2.2'], 1],
  ['not where one is', 1, ['192.0.2.1'], 0],
  ['not without one', 0, [undefined], 0],
])('the operator is told of a reverse proxy %s', (_when, trustProxy, forwarded, times) => {
  const told: string[] = [];
  const notice = noticeProxy({ trustProxy, log: { error() {}, warn: (what) => told.push(what), info() {} } });
  let passed = 0;
  for (const from of forwarded)
    notice({ headers: { 'x-forwarded-for': from } } as unknown as Request, {} as never, () => passed++);
  expect(told).toEqual(Array(times).fill(expect.stringContaining('TRUST_PROXY')));
  expect(passed).toBe(forwarded.length);
});
