import { AddressLimit, Bucket, MOST_ADDRESSES, network } from './limits.ts';

test('a bucket allows a burst and then fills up slowly', () => {
  const bucket = new Bucket({ burst: 2, perSecond: 1 }, 0);
  const taken = [0, 0, 0, 900, 1000, 1000, 9000, 9000, 9000].map((now) => bucket.take(now));
  expect(taken).toEqual([true, true, false, false, true, false, true, true, false]);
});

test('looking does not take', () => {
  const bucket = new Bucket({ burst: 1, perSecond: 0 }, 0);
  expect([bucket.has(1), bucket.has(2), bucket.take(3), bucket.has(4), bucket.isFull(5)]).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('one address does not use up the allowance of another', () => {
  const limit = new AddressLimit({ burst: 1, perSecond: 0 });
  expect(['1.2.3.4', '1.2.3.4', '1.2.3.5', undefined, undefined].map((address) => limit.take(address))).toEqual([
    true,
    false,
    true,
    true,
    false,
  ]);
});

test('what is given back can be taken again, and there is never more than there was', () => {
  const limit = new AddressLimit({ burst: 1, perSecond: 0 });
  limit.giveBack('1.2.3.4');
  const taken = [limit.take('1.2.3.4'), limit.take('1.2.3.4')];
  limit.giveBack('1.2.3.4');
  expect([...taken, limit.take('1.2.3.4'), limit.take('1.2.3.4')]).toEqual([true, false, true, false]);
});

const nth = (i: number) => `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`;

test('however many addresses come, only so many are remembered, at little cost for each', () => {
  const limit = new AddressLimit({ burst: 1, perSecond: 0 });
  const before = performance.now();
  let most = 0;
  for (let i = 0; i < 10 * MOST_ADDRESSES; i++) {
    limit.take(nth(i));
    most = Math.max(most, limit.remembered);
  }
  expect(most).toBeGreaterThanOrEqual(MOST_ADDRESSES / 2);
  expect(most).toBeLessThanOrEqual(MOST_ADDRESSES);
  expect(performance.now() - before).toBeLessThan(10_000); // looking at all of them for each would take minutes
});

test('whoever goes on asking is not forgotten among many others', () => {
  const limit = new AddressLimit({ burst: 1, perSecond: 0 });
  expect(limit.take('192.0.2.7')).toBe(true);
  for (let i = 0; i < 3 * MOST_ADDRESSES; i++) {
    limit.take(nth(i));
    if (i % 1000 === 0) expect(limit.take('192.0.2.7')).toBe(false);
  }
});

test.each<[string, string]>([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('%s belongs to %s', (address, line) => {
  expect(network(address)).toBe(line);
});
