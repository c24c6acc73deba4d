/** @jest-environment jsdom */
import { speak } from './i18n.ts';
import { anyOf, list } from './list.ts';

afterEach(() => speak('en'));

test.each([
  ['en', ['Ann'], 'Ann', 'Ann'],
  ['en', ['Ann', 'Bo', 'Chen'], 'Ann, Bo, and Chen', 'Ann, Bo, or Chen'],
  ['zh-CN', ['4', '5'], '4 和 5', '4 或 5'],
  ['zh-CN', ['Ann', '小明'], 'Ann 和小明', 'Ann 或小明'],
  ['zh-CN', ['你', 'Ann'], '你和 Ann', '你或 Ann'],
  ['zh-CN', ['珊瑚宫殿', '暗影洞穴'], '珊瑚宫殿和暗影洞穴', '珊瑚宫殿或暗影洞穴'],
] as const)('in %s, %j', (language, items, all, any) => {
  speak(language);
  expect([list(items), anyOf(items)]).toEqual([all, any]);
});
