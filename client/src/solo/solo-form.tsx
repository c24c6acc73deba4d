import { LEVELS } from '@landfall/shared/engine/bot.ts';
import { gameName } from '../i18n/game-text.ts';
import { t } from '../i18n/i18n.ts';
import type { GameOffer } from '../setup/games.ts';
import { Choice } from '../ui/choice.tsx';
import { cpuCounts, type SoloSetup, seatCounts, soloGames } from './solo-setup.ts';

interface SoloFormProps {
  games: readonly GameOffer[];
  setup: SoloSetup;
  onChange: (changes: Partial<SoloSetup>) => void;
}

/** What one person plays, and with whom. */
export function SoloForm({ games, setup, onChange }: SoloFormProps) {
  const offers = soloGames(games);
  const game = offers.find(({ id }) => id === setup.game)!;
  return (
    <div class="options-form">
      {offers.length > 1 && (
        <Choice
          label={t('home.game')}
          values={offers.map(({ id }) => ({ value: id, label: gameName(id) }))}
          chosen={setup.game}
          onChoose={(id) => onChange({ game: id })}
        />
      )}
      <Count
        label={t('solo.mine')}
        counts={seatCounts(game)}
        chosen={setup.mine}
        onChoose={(mine) => onChange({ mine })}
      />
      <Count
        label={t('solo.cpus')}
        counts={cpuCounts(game, setup.mine)}
        chosen={setup.cpus}
        onChoose={(cpus) => onChange({ cpus })}
      />
      {setup.cpus > 0 && (
        <Choice
          label={t('solo.level')}
          values={LEVELS.map((level) => ({ value: level, label: t(`cpu.level.${level}`) }))}
          chosen={setup.level}
          onChoose={(level) => onChange({ level })}
        />
      )}
    </div>
  );
}

interface CountProps {
  label: string;
  counts: readonly number[];
  chosen: number;
  onChoose: (count: number) => void;
}

/** How many of something; not asked where there is no choice. */
function Count({ label, counts, chosen, onChoose }: CountProps) {
  if (counts.length < 2) return null;
  return (
    <Choice
      label={label}
      values={counts.map((count) => ({ value: String(count), label: String(count) }))}
      chosen={String(chosen)}
      onChoose={(count) => onChoose(Number(count))}
    />
  );
}
