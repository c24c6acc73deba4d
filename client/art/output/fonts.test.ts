import { expect, test } from '@jest/globals';
import { zhCN } from '../../src/i18n/zh-CN.ts';
import { chineseLetters } from './fonts.ts';

test('the Chinese font holds every Chinese letter of the texts', () => {
  const wanted = JSON.stringify(zhCN).match(/\p{Script=Han}/gu)!;
  const letters = chineseLetters();
  expect(wanted.length).toBeGreaterThan(500);
  expect(wanted.filter((letter) => !letters.includes(letter))).toEqual([]);
});

test('no letter is asked for twice, and none that the Latin fonts have', () => {
  const letters = [...chineseLetters()];
  expect(new Set(letters).size).toBe(letters.length);
  expect(letters.filter((letter) => letter.codePointAt(0)! < 0x80)).toEqual([]);
});
