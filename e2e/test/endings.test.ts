import type { Ending } from '@landfall/shared/games/forbidden-island/table.ts';
import { faultsEverywhere } from '../src/gallery/fits.ts';
import { openHouse } from '../src/house.ts';
import { playAll } from '../src/people/party.ts';
import type { Device, Person } from '../src/people/person.ts';
import { hearTheEnd } from '../src/people/result.ts';
import { read, type StoryName } from '../src/stories/book.ts';

const scene = openHouse();

const GAMES: readonly { story: StoryName; ending: Ending; devices: readonly Device[]; watched?: boolean }[] = [
  { story: 'winForTwo', ending: 'escaped', devices: ['laptop', 'phone'] },
  { story: 'winForFour', ending: 'escaped', devices: ['keyboard', 'phone', 'laptop', 'phoneOnItsSide'] },
  { story: 'skull', ending: 'skull', devices: ['phone', 'keyboard', 'phoneOnItsSide', 'laptop'] },
  { story: 'drownedLate', ending: 'drowned', devices: ['laptop', 'phone', 'smallWindow', 'phone'] },
  { story: 'treasureLost', ending: 'treasureLost', devices: ['phone', 'keyboard', 'laptop', 'phoneOnItsSide'] },
  { story: 'landingLostLate', ending: 'landingLost', devices: ['phoneOnItsSide', 'laptop'], watched: true },
];

for (const { story, ending, devices, watched } of GAMES)
  scene(`${devices.length} people play to the end: ${story}`, async ({ party: call }) => {
    const { beginning, deeds } = read(story);
    const party = await call({ beginning, devices, watched });
    await playAll(party, deeds);
    expect(party.match.state.table.endings).toContain(ending);
    await hearTheEnd(party, ending);
    const [ann] = party.players as [Person];
    if (ending === 'escaped') expect(await faultsEverywhere(ann.page)).toEqual([]); // the window of all that may be won
  });
