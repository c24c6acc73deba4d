import { schema, t } from '@colyseus/schema';
import { sync } from './sync.ts';

const Item = schema({ n: t.uint8() }, 'SyncItem');
const List = schema({ items: t.array(Item), one: t.ref(Item) }, 'SyncList');

let looked = 0;
const item = (n: number) => ({
  get n() {
    looked++;
    return n;
  },
});
const frozen = <T extends object>(content: T): T => Object.freeze(content);
const list = (...items: object[]) => ({ items, one: { n: 0 } });
const target = new List();
const shown = () => target.toJSON().items.map(({ n }: { n: number }) => n);

beforeEach(() => {
  sync(target, list());
  looked = 0;
});

test('of a frozen list that has become longer only what is new is looked at', () => {
  const items = [1, 2, 3].map((n) => frozen(item(n)));
  sync(target, list(...items));
  expect([shown(), looked]).toEqual([[1, 2, 3], 3]);
  sync(target, list(...items, frozen(item(4))));
  expect([shown(), looked]).toEqual([[1, 2, 3, 4], 4]);
});

test('the same frozen list is not gone through again', () => {
  const items = frozen([item(1), item(2)]);
  for (let time = 0; time < 3; time++) sync(target, { items, one: { n: time } });
  expect([shown(), looked, target.toJSON().one]).toEqual([[1, 2], 2, { n: 2 }]);
});

test('what was something else meanwhile is looked at again', () => {
  const items = frozen([frozen({ n: 1 }), frozen({ n: 2 })]);
  sync(target, { items, one: { n: 0 } });
  sync(target, list({ n: 7 }, { n: 8 }));
  expect(shown()).toEqual([7, 8]);
  sync(target, { items, one: { n: 0 } });
  expect(shown()).toEqual([1, 2]);
  sync(target, list(items[1]!, items[0]!));
  expect(shown()).toEqual([2, 1]);
});

test('what is not frozen may change and is compared each time', () => {
  const items = [{ n: 1 }];
  sync(target, list(...items));
  items[0]!.n = 5;
  sync(target, list(...items));
  expect(shown()).toEqual([5]);
});
