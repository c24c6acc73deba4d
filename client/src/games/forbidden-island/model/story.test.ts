import { tellStory } from './story.ts';

test('the story counts turns and what everybody did', () => {
  const { turns, deeds } = tellStory(
    [
      { type: 'moved', seat: 0, from: 0, to: 1 },
      { type: 'shoredUp', seat: 0, places: [1, 2] },
      { type: 'flooded', seat: 0, place: 3 },
      { type: 'turnBegan', seat: 1 },
      { type: 'gave', seat: 1, card: 'fire', to: 0 },
      { type: 'captured', seat: 1, treasure: 'fire' },
      { type: 'sandbagged', seat: 0, place: 3 },
      { type: 'swam', seat: 1, from: 3, to: 4 },
    ],
    2,
  );
  expect(turns).toBe(2); // the first one begins without an event
  expect(deeds).toEqual([
    { steps: 1, shored: 2, given: 0, captured: 0, specials: 1 },
    { steps: 1, shored: 0, given: 1, captured: 1, specials: 0 },
  ]);
});
