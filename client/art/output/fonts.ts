import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import { LANGUAGES } from '../../src/i18n/languages.ts';

const require = createRequire(import.meta.url);

interface Face {
  readonly family: string;
  readonly weight: string;
  readonly file: string;
  readonly range: string;
}

/** The ranges that Fontsource publishes these files for. */
const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

const FACES: readonly Face[] = [
  ...faces('Marcellus', { folder: 'marcellus', weight: '400' }),
  ...faces('Alegreya Sans', { folder: 'alegreya-sans', weight: '500' }),
  ...faces('Alegreya Sans', { folder: 'alegreya-sans', weight: '700' }),
];

function faces(family: string, { folder, weight }: { folder: string; weight: string }): Face[] {
  const file = (script: string) => `@fontsource/${folder}/files/${folder}-${script}-${weight}-normal.woff2`;
  return [
    { family, weight, file: file('latin'), range: LATIN },
    { family, weight, file: file('latin-ext'), range: LATIN_EXT },
  ];
}

/** Chinese is cut down to the letters in use; the name says that it is not the whole font. */
const CHINESE = { family: 'Landfall SC', file: 'landfall-sc.woff2' } as const;
const CHINESE_SOURCE = '@expo-google-fonts/noto-sans-sc/500Medium/NotoSansSC_500Medium.ttf';
const CHINESE_RANGE = 'U+2E80-303F,U+3400-4DBF,U+4E00-9FFF,U+FF00-FFEF';

/** Signs that any text may need, whatever the language files hold today. */
const ALWAYS = '，。！？：；、（）“”‘’《》【】…—·～￥％＋－×÷零一二三四五六七八九十百千万第个张次回合年月日时分秒';

/** Writes `fonts.css` and the font files it names. */
export async function writeFonts(folder: string): Promise<void> {
  const fonts = join(folder, 'fonts');
  await mkdir(fonts, { recursive: true });
  await Promise.all(FACES.map(({ file }) => copyFile(require.resolve(file), join(fonts, basename(file)))));
  await writeFile(join(fonts, CHINESE.file), await chineseSubset());
  await writeFile(join(fonts, 'LICENSES.txt'), await licences());
  await writeFile(join(folder, 'fonts.css'), stylesheet());
}

/** The licence asks to travel with the fonts, the copyright notice of each one above it. */
async function licences(): Promise<string> {
  const read = (name: string) => readFile(require.resolve(`@fontsource/${name}/LICENSE`), 'utf8');
  const noto = "Noto Sans SC: (c) 2014-2021 Adobe (http://www.adobe.com/), with Reserved Font Name 'Source'.\n";
  return `${noto}\n${await read('marcellus')}\n\n${await read('alegreya-sans')}`;
}

async function chineseSubset(): Promise<Buffer> {
  const source = await readFile(require.resolve(CHINESE_SOURCE));
  return subsetFont(source, chineseLetters(), { targetFormat: 'woff2' });
}

/** Every letter of the language files beyond Latin, in order. */
export function chineseLetters(): string {
  const letters = new Set([...ALWAYS, ...textsOf(LANGUAGES).join('')]);
  return [...letters]
    .filter((letter) => letter.codePointAt(0)! >= 0x2e80 || ALWAYS.includes(letter))
    .sort()
    .join('');
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function stylesheet(): string {
  const chinese = { family: CHINESE.family, weight: '400 700', file: CHINESE.file, range: CHINESE_RANGE };
  return [...FACES, chinese].map(rule).join('');
}

const rule = ({ family, weight, file, range }: Face): string => `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-weight: ${weight};
  font-display: swap;
  src: url('fonts/${basename(file)}') format('woff2');
  unicode-range: ${range};
}
`;
