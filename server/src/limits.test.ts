import { AddressLimit, Bucket, network } from './limits.ts';

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
