import { SKULL } from '@landfall/shared/games/forbidden-island/meter.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { useAttention } from '../../../attention.ts';
import { TurnClock } from '../../../clock/turn-clock.tsx';
import { Adviser } from '../../../hints/Adviser.ts';
import { HintButton } from '../../../hints/HintButton.tsx';
import { t } from '../../../i18n/i18n.ts';
import { isReplay } from '../../../pages/replay/is-replay.ts';
import { startSound } from '../../../sound/sound.ts';
import type { GamePageProps } from '../../registry.ts';
import { ActionBar } from '../hud/ActionBar.tsx';
import { Decks } from '../hud/Decks.tsx';
import { Hand } from '../hud/Hand.tsx';
import { Log } from '../hud/Log.tsx';
import { Meter, MeterBar, WaterLine } from '../hud/Meter.tsx';
import { NextCard } from '../hud/NextCard.tsx';
import { Players } from '../hud/Players.tsx';
import { PromptBar } from '../hud/PromptBar.tsx';
import { TreasureList } from '../hud/TreasureList.tsx';
import { TurnPill } from '../hud/TurnPill.tsx';
import { hintMarks } from '../model/hint.ts';
import { BoardPane } from './BoardPane.tsx';
import { ForecastLegend } from './ForecastLegend.tsx';
import { shownHint } from './HintPane.tsx';
import { press } from './press.ts';
import { Session } from './Session.ts';
import { listenToKeys } from './shortcuts.ts';
import { Tools } from './Tools.tsx';
import { Windows } from './Windows.tsx';
import './page.css';

/** The page of a game of Forbidden Island. */
export default function GamePage({ connection }: GamePageProps) {
  const session = useMemo(() => new Session(connection), [connection]);
  const adviser = useMemo(() => new Adviser(connection), [connection]);
  const treasuresOnBoard = useSignal(true);
  useEffect(() => () => session.close(), [session]);
  useEffect(startSound, []);
  useEffect(() => listenToKeys(session, adviser), [session]);

  const seen = session.seen.value;
  const called = seen?.called ?? false;
  useAttention(called ? t('status.yourTurn') : null);
  if (!seen) return null;

  const { table } = seen;
  const hinted = hintMarks(seen, shownHint(session, adviser, seen)?.action);
  const askForHint = () => void adviser.ask(seen.seat);
  return (
    <main
      class={`island-page ${seen.seat === null ? 'island-watched' : ''}`}
      style={{ '--storm': storm(table.waterLevel) }}
    >
      <header class="top">
        <h1>{t('forbiddenIsland.name')}</h1>
        <TurnPill seen={seen} />
        <button type="button" class="meter-button" onClick={() => session.openUp({ kind: 'sea' })}>
          <MeterBar level={table.waterLevel} />
        </button>
        <Tools session={session} adviser={adviser} />
      </header>
      <Players seen={seen} hinted={hinted.player} onOpen={(seat) => session.openUp({ kind: 'player', seat })} />
      <BoardPane
        session={session}
        adviser={adviser}
        seen={seen}
        onMetrics={({ treasureSpots }) => {
          treasuresOnBoard.value = treasureSpots !== null;
        }}
      />
      <aside class="sea-side">
        <Meter level={table.waterLevel} />
        <Decks table={table} onOpen={(deck) => session.openUp({ kind: 'pile', deck })} />
        <WaterLine level={table.waterLevel} />
        <ForecastLegend session={session} table={table} />
        {/* Another list after a filling: a screen reader reads out what is new in one, not all that was missed. */}
        <Log key={session.fillings.value} seen={seen} events={session.events.value} live />
      </aside>
      <ForecastLegend session={session} table={table} />
      <TreasureList table={table} onBoard={treasuresOnBoard.value} />
      <PromptBar
        seen={seen}
        aim={session.aim.value}
        open={session.open.value}
        offers={session.offers.value}
        sending={connection.pending.value !== null}
        replay={isReplay(connection)}
        clock={<TurnClock link={connection} />}
        onPlay={(action) => session.play(action)}
        onOpen={(open) => session.openUp(open)}
        onPick={(seat) => session.pick(seat)}
        onCancel={() => session.cancel()}
      >
        {called && <HintButton adviser={adviser} onAsk={askForHint} />}
        <NextCard
          seen={seen}
          due={session.due.value}
          waived={session.hasWaived}
          onNow={() => session.hurry()}
          onWait={() => session.moment.ask()}
          onGoOn={() => session.moment.end()}
        />
      </PromptBar>
      <Hand seen={seen} hinted={hinted.card} onOpen={(index) => session.openUp({ kind: 'card', index })} />
      <ActionBar
        seen={seen}
        aim={session.aim.value}
        hinted={hinted.button}
        onPress={(button, reason) => press(session, button, reason)}
      />
      <Windows session={session} adviser={adviser} seen={seen} />
    </main>
  );
}

/** How dark the sea is, from 0 to 1: the higher it stands, the darker. */
const storm = (level: number): number => Math.max(0, (level - 2) / (SKULL - 2));
