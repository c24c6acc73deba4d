import type { GameLink } from '../games/registry.ts';
import { storyOf } from './story.ts';

test('whoever asks meanwhile gets the same answer, and whoever asks later a new one', async () => {
  const answers: ((reply: unknown) => void)[] = [];
  const link = { request: () => new Promise((resolve) => answers.push(resolve)) } as unknown as GameLink;
  const both = [storyOf(link), storyOf(link)];
  expect(answers).toHaveLength(1);
  answers[0]!({ status: 'accepted', ply: 3 });
  expect(await Promise.all(both)).toEqual([
    { status: 'accepted', ply: 3 },
    { status: 'accepted', ply: 3 },
  ]);
  void storyOf(link);
  expect(answers).toHaveLength(2);
});
