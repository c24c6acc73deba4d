// Whoever adds a language to the pages is told where else the service speaks.
import { LANGUAGE_TAGS } from '../../client/src/i18n/languages.ts';
import { NOTICES } from '../../server/src/web/notices.ts';

test('the service has its notices in every language of the pages, the same one first', () => {
  expect(Object.keys(NOTICES)).toEqual(LANGUAGE_TAGS);
});
