import { CODE_ALPHABET, CODE_LENGTH, readCode, showCode } from './invite.ts';

const CODE = 'K7M2QX9RA';

test.each([
  'K7M2QX9RA',
  'k7m2qx9ra',
  'K7M-2QX-9RA',
  ' k7m 2qx 9ra ',
  'https://example.org/t/K7M2QX9RA',
  'http://localhost:2567/t/k7m2qx9ra/',
  'https://example.org/t/K7M2QX9RA?fbclid=IwAR0x&utm_source=t',
  'https://example.org/T/k7m-2qx-9ra/#top',
])('%j leads to the table', (text) => {
  expect(readCode(text)).toBe(CODE);
});

test.each(['', 'K7M2QX9R', 'K7M2QX9RAA', 'K7M2QX9R0', 'K7M2QX9RI', 'https://example.org/about', '../../../etc'])(
  '%j leads nowhere',
  (text) => {
    expect(readCode(text)).toBe('');
  },
);

test('a code holds at least 40 bits', () => {
  expect(Math.log2(new Set(CODE_ALPHABET).size) * CODE_LENGTH).toBeGreaterThan(40);
});

test('a code is shown in groups', () => {
  expect(showCode(CODE)).toBe('K7M-2QX-9RA');
});
