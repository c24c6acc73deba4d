import { preferredLanguage } from './languages.ts';

test.each([
  [['en-GB', 'fr'], 'en'],
  [['zh-CN'], 'zh-CN'],
  [['zh-cn'], 'zh-CN'],
  [['zh'], 'zh-CN'],
  [['zh-Hant-TW', 'en'], 'zh-CN'],
  [['fr', 'zh', 'en'], 'zh-CN'],
  [['fr', 'de'], 'en'],
  [[''], 'en'],
  [[], 'en'],
])('somebody who prefers %j reads %s', (wanted, language) => {
  expect(preferredLanguage(wanted)).toBe(language);
});
