import type { TileId } from '@landfall/shared/games/forbidden-island/tiles.ts';
import type { Picture } from '../kit/picture.ts';
import { bridge } from './bridge.ts';
import { caveEmbers } from './caveEmbers.ts';
import { caveShadows } from './caveShadows.ts';
import { cliffs } from './cliffs.ts';
import { dunes } from './dunes.ts';
import { forest } from './forest.ts';
import { gardenHowling } from './gardenHowling.ts';
import { gardenWhispering } from './gardenWhispering.ts';
import { gateBronze } from './gateBronze.ts';
import { gateCopper } from './gateCopper.ts';
import { gateGold } from './gateGold.ts';
import { gateIron } from './gateIron.ts';
import { gateSilver } from './gateSilver.ts';
import { hollow } from './hollow.ts';
import { lagoon } from './lagoon.ts';
import { landing } from './landing.ts';
import { marsh } from './marsh.ts';
import { observatory } from './observatory.ts';
import { palaceCoral } from './palaceCoral.ts';
import { palaceTidal } from './palaceTidal.ts';
import { rock } from './rock.ts';
import { templeMoon } from './templeMoon.ts';
import { templeSun } from './templeSun.ts';
import { watchtower } from './watchtower.ts';

/** The picture of every tile; one file each. */
export const PICTURES: Readonly<Record<TileId, Picture>> = {
  bridge,
  caveEmbers,
  caveShadows,
  cliffs,
  dunes,
  forest,
  gardenHowling,
  gardenWhispering,
  gateBronze,
  gateCopper,
  gateGold,
  gateIron,
  gateSilver,
  hollow,
  lagoon,
  landing,
  marsh,
  observatory,
  palaceCoral,
  palaceTidal,
  rock,
  templeMoon,
  templeSun,
  watchtower,
};
