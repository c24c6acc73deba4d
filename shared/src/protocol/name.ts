/** Longest name of a person, in characters as people count them. */
export const NAME_LENGTH = 24;

/** Characters that show nothing or reorder what stands around them; the two joiners that emoji and some scripts need stay. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\u115f\u1160\u2800\u3164\uffa0]/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** More than any name needs, few enough that stacked accents cannot climb over the neighbours. */
const MOST_CODE_POINTS = 4 * NAME_LENGTH;

const characters = new Intl.Segmenter();

/** A name as others will see it, without invisible characters and needless spaces; '' when it cannot be a name. */
export function cleanName(text: string): string {
  const name = text.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
  return VISIBLE.test(name) && countCharacters(name) <= NAME_LENGTH && [...name].length <= MOST_CODE_POINTS ? name : '';
}

/** The name, or the name with the first number that nobody else at the table has: `Ann`, `Ann 2`, `Ann 3`. */
export function uniqueName(name: string, taken: Iterable<string>): string {
  const others = new Set([...taken].map(comparable));
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : ` ${number}`;
    const candidate = firstCharacters(name, NAME_LENGTH - suffix.length).trimEnd() + suffix;
    if (!others.has(comparable(candidate))) return candidate;
  }
}

/** Whether two people could be mixed up by these names. */
export const sameName = (a: string, b: string): boolean => comparable(a) === comparable(b);

/** What is left of a name for the eye: joiners, variation selectors and the like show nothing by themselves. */
const comparable = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase();
const countCharacters = (text: string): number => [...characters.segment(text)].length;
const firstCharacters = (text: string, count: number): string =>
  [...characters.segment(text)]
    .slice(0, count)
    .map(({ segment }) => segment)
    .join('');
