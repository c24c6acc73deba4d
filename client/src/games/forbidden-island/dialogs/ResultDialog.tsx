import type { ComponentChildren } from 'preact';
import { pawnUrl } from '../../../../art/names.ts';
import { t } from '../../../i18n/i18n.ts';
import { list } from '../../../i18n/list.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TreasureList } from '../hud/TreasureList.tsx';
import type { Told } from '../model/chronicle.ts';
import { standing } from '../model/logLines.ts';
import type { Seen } from '../model/seen.ts';
import { type Deeds, tellStory } from '../model/story.ts';
import { ResultPicture } from './ResultPicture.tsx';
import './result.css';

interface ResultDialogProps {
  seen: Seen;
  events: readonly Told[];
  /** The way to the replay. */
  replay?: ComponentChildren;
  /** What can be told to others. */
  share?: ComponentChildren;
  onAgain(): void;
  onHome(): void;
  onClose(): void;
}

/** How the game ended, why, and its story in a few lines. */
export function ResultDialog({ seen, events, replay, share, onAgain, onHome, onClose }: ResultDialogProps) {
  const { table, players } = seen;
  const won = table.endings.includes('escaped');
  const story = tellStory(standing(events, seen), players.length);
  return (
    <Dialog
      title={won ? t('forbiddenIsland.over.won') : t('forbiddenIsland.over.lost')}
      onClose={onClose}
      class={`dialog-end result ${won ? 'result-won' : 'result-lost'}`}
      actions={
        <>
          <Button look="quiet" icon="back" onClick={onHome}>
            {t('common.home')}
          </Button>
          {replay}
          <Button icon="island" onClick={onClose}>
            {t('forbiddenIsland.over.look')}
          </Button>
          {seen.seat !== null && (
            <Button look="main" icon="play" title={t('forbiddenIsland.over.againHelp')} onClick={onAgain}>
              {t('forbiddenIsland.over.again')}
            </Button>
          )}
        </>
      }
    >
      <ResultPicture won={won} roles={table.adventurers.map(({ role }) => role)} />
      <ul class="result-why">
        {table.endings.map((ending) => (
          <li key={ending}>{t(`forbiddenIsland.over.endings.${ending}`)}</li>
        ))}
      </ul>
      <TreasureList table={table} onBoard={false} />
      {share}
      <ul class="result-facts">
        <li>{t('forbiddenIsland.over.treasures', { n: table.captured.length })}</li>
        {story.turns > 0 && <li>{t('forbiddenIsland.over.turns', { n: story.turns })}</li>}
        <li>{t('forbiddenIsland.over.sunk', { n: table.levels.filter((level) => level === 'sunk').length })}</li>
        <li>{t('forbiddenIsland.over.level', { level: table.waterLevel })}</li>
      </ul>
      <ul class="result-people">
        {table.adventurers.map(({ role }, seat) => (
          <li key={role}>
            <img src={pawnUrl(role)} alt="" width={30} height={40} />
            <b>{players[seat]!.name}</b>
            <span>{deedsOf(story.deeds[seat]!)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const DEEDS = ['captured', 'shored', 'steps', 'given', 'specials'] as const satisfies readonly (keyof Deeds)[];

function deedsOf(deeds: Deeds): string {
  const told = DEEDS.filter((deed) => deeds[deed] > 0).map((deed) =>
    t(`forbiddenIsland.over.deeds.${deed}`, { n: deeds[deed] }),
  );
  return told.length > 0 ? list(told) : t('forbiddenIsland.over.deeds.nothing');
}
