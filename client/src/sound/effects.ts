import { later, noise, type Pen, tone } from './kit.ts';

const BAR = [
  [4, 0.28],
  [9.2, 0.08],
] as const;
const BELL = [
  [2.76, 0.5],
  [5.4, 0.25],
  [8.9, 0.12],
] as const;

/** Plays notes one after another: when, how high. */
const melody = (pen: Pen, notes: readonly (readonly [number, number])[], note: (pen: Pen, from: number) => void) => {
  for (const [after, from] of notes) note(later(pen, after), from);
};

function card(pen: Pen): void {
  noise(pen, { len: 0.12, type: 'highpass', from: 2200, to: 5200, peak: 0.28, attack: 0.03 });
  tone(later(pen, 0.09), { from: 880, to: 860, len: 0.12, peak: 0.08, partials: BAR });
}

/** Something small and hard on a table; `at` is how high it sounds. */
function clack(pen: Pen, at: number): void {
  noise(pen, { len: 0.05, from: at * 2, to: at, q: 2.5, peak: 0.5, attack: 0.002 });
  tone(pen, { from: at, to: at * 0.92, len: 0.07, peak: 0.26, attack: 0.002, partials: BAR });
  tone(pen, { from: 170, to: 110, len: 0.1, peak: 0.22, attack: 0.002 });
}

/** Every sound effect, drawn by a pen. */
export const EFFECTS = {
  tap: (pen: Pen) => tone(pen, { from: 520, to: 420, len: 0.09, peak: 0.6, type: 'triangle' }),
  deny(pen: Pen) {
    tone(pen, { from: 190, to: 150, len: 0.16, peak: 0.3, type: 'triangle' });
    tone(later(pen, 0.1), { from: 150, to: 120, len: 0.2, peak: 0.3, type: 'triangle' });
  },
  move: (pen: Pen) =>
    melody(pen, [[0, 300] as const, [0.11, 340] as const], (step, from) => {
      noise(step, { len: 0.09, from: 900, to: 300, q: 1.4, peak: 0.35 });
      tone(step, { from, to: from * 0.6, len: 0.1, peak: 0.22 });
    }),
  shoreUp(pen: Pen) {
    noise(pen, { len: 0.28, type: 'lowpass', from: 2600, to: 300, peak: 0.4 });
    tone(later(pen, 0.12), { from: 130, to: 70, len: 0.22, peak: 0.5 });
    tone(later(pen, 0.3), { from: 523, len: 0.35, peak: 0.18, partials: BAR });
    tone(later(pen, 0.38), { from: 784, len: 0.4, peak: 0.18, partials: BAR });
  },
  card,
  lay(pen: Pen) {
    clack(pen, 1500);
    clack(later(pen, 0.045), 1900);
  },
  stone(pen: Pen) {
    clack(pen, 1050);
    tone(pen, { from: 230, to: 150, len: 0.16, peak: 0.3, attack: 0.002, partials: BAR });
  },
  knock(pen: Pen) {
    for (const after of [0, 0.15]) tone(later(pen, after), { from: 190, to: 120, len: 0.12, peak: 0.5, attack: 0.002 });
  },
  shuffle(pen: Pen) {
    [0, 0.07, 0.16, 0.22, 0.33, 0.4, 0.52].forEach((after, n) => {
      clack(later(pen, after), 1300 + ((n * 370) % 800));
    });
  },
  give(pen: Pen) {
    card(pen);
    card(later(pen, 0.16));
    tone(later(pen, 0.26), { from: 659, len: 0.3, peak: 0.16, partials: BAR });
  },
  flood(pen: Pen) {
    noise(pen, { len: 0.9, from: 380, to: 1700, q: 0.7, attack: 0.22, peak: 0.5 });
    noise(later(pen, 0.3), { len: 0.6, type: 'highpass', from: 3000, to: 6000, attack: 0.1, peak: 0.14 });
    for (const after of [0.35, 0.47, 0.62, 0.74])
      tone(later(pen, after), { from: 420 + after * 300, to: 900 + after * 500, len: 0.07, peak: 0.12 });
  },
  sink(pen: Pen) {
    tone(pen, { from: 110, to: 34, len: 1.5, peak: 0.6, type: 'triangle' });
    noise(pen, { len: 1.6, type: 'lowpass', from: 1400, to: 90, attack: 0.05, peak: 0.75, brown: true });
    for (let n = 0; n < 9; n++)
      tone(later(pen, 0.5 + n * 0.13), {
        from: 240 + ((n * 97) % 260),
        to: 620 + ((n * 131) % 400),
        len: 0.09,
        peak: 0.12,
      });
  },
  watersRise(pen: Pen) {
    noise(pen, { len: 2, from: 180, to: 1500, q: 0.6, attack: 1.1, peak: 0.65, brown: true });
    melody(
      pen,
      [[0, 146.8] as const, [0.28, 146.8] as const, [0.56, 155.6] as const, [0.84, 196] as const],
      (note, from) => {
        tone(note, { from, len: 0.5, peak: 0.3, type: 'sawtooth' });
        tone(note, { from: from / 2, len: 0.5, peak: 0.3 });
      },
    );
  },
  treasure(pen: Pen) {
    [523, 659, 784, 1047, 1319].forEach((from, n) => {
      tone(later(pen, n * 0.11), { from, len: 0.9, peak: 0.2, partials: BELL });
    });
    noise(later(pen, 0.5), { len: 0.9, type: 'highpass', from: 6000, to: 9000, attack: 0.3, peak: 0.06 });
  },
  helicopter(pen: Pen) {
    for (let n = 0; n < 16; n++)
      noise(later(pen, n * 0.072), {
        len: 0.07,
        type: 'lowpass',
        from: 700 + n * 20,
        to: 120,
        peak: 0.5 * Math.sin(((n + 1) / 17) * Math.PI),
        brown: true,
      });
    tone(pen, { from: 72, to: 92, len: 1.2, peak: 0.2, type: 'sawtooth', attack: 0.4 });
  },
  turn(pen: Pen) {
    tone(pen, { from: 587, len: 0.5, peak: 0.22, partials: BAR });
    tone(later(pen, 0.13), { from: 880, len: 0.7, peak: 0.22, partials: BAR });
  },
  danger(pen: Pen) {
    for (const after of [0, 0.22]) tone(later(pen, after), { from: 62, to: 40, len: 0.24, peak: 0.8 });
  },
  win: (pen: Pen) =>
    melody(
      pen,
      [
        [0, 523],
        [0.16, 659],
        [0.32, 784],
        [0.48, 1047],
        [0.8, 784],
        [0.96, 1047],
      ],
      (note, from) => {
        tone(note, { from, len: 1.1, peak: 0.2, partials: BELL });
        tone(note, { from: from / 2, len: 0.9, peak: 0.14, type: 'triangle' });
      },
    ),
  lose(pen: Pen) {
    melody(pen, [[0, 392] as const, [0.3, 370] as const, [0.6, 330] as const, [1, 262] as const], (note, from) =>
      tone(note, { from, to: from * 0.985, len: 1.2, peak: 0.2, type: 'triangle', partials: [[2, 0.3]] }),
    );
    noise(later(pen, 0.8), { len: 2, type: 'lowpass', from: 900, to: 80, attack: 0.6, peak: 0.6, brown: true });
  },
} as const satisfies Record<string, (pen: Pen) => void>;

export type EffectName = keyof typeof EFFECTS;
