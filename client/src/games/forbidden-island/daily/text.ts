import { TREASURES, type Treasure } from '@landfall/shared/games/forbidden-island/cards.ts';
import { SKULL } from '@landfall/shared/games/forbidden-island/meter.ts';
import type { Table } from '@landfall/shared/games/forbidden-island/table.ts';
import { t } from '../../../i18n/i18n.ts';

/** How the island of a day went, as far as it is told to others. */
export interface DailyResult {
  day: string;
  table: Pick<Table, 'endings' | 'captured' | 'waterLevel'>;
  turns: number;
  /** How many actions were taken back. */
  takenBack: number;
  /** How many actions a CPU chose. */
  byCpu: number;
  isFirst: boolean;
  link: string;
}

const PICTURES: Readonly<Record<Treasure, string>> = { earth: '🪨', wind: '🦁', fire: '🔥', ocean: '🏆' };
const MISSING = '▫️';

/** A few lines to send to others, which tell nothing about the cards. */
export function dailyText({ day, table, isFirst, link, ...course }: DailyResult): string {
  const { turns, takenBack, byCpu } = course;
  const { endings, captured, waterLevel: level } = table;
  const won = endings.includes('escaped');
  const treasures = TREASURES.map((treasure) => (captured.includes(treasure) ? PICTURES[treasure] : MISSING)).join('');
  return [
    t('forbiddenIsland.daily.title', { day }),
    won ? `🚁 ${t('forbiddenIsland.daily.won')}` : `🌊 ${t('forbiddenIsland.daily.lost')}`,
    `${treasures} ${t('forbiddenIsland.daily.treasures', { n: captured.length })}`,
    `⏳ ${t('forbiddenIsland.over.turns', { n: turns })}`,
    `💧 ${t('forbiddenIsland.daily.level', { level, last: SKULL })}`,
    ...(takenBack > 0 ? [`↩️ ${t('forbiddenIsland.daily.takenBack', { n: takenBack })}`] : []),
    ...(byCpu > 0 ? [`🤖 ${t('forbiddenIsland.daily.byCpu', { n: byCpu })}`] : []),
    ...(isFirst ? [] : [`🔁 ${t('forbiddenIsland.daily.again')}`]),
    link,
  ].join('\n');
}
