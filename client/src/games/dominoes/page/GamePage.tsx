import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useAttention } from '../../../attention.ts';
import { TurnClock } from '../../../clock/turn-clock.tsx';
import { Adviser } from '../../../hints/Adviser.ts';
import { t } from '../../../i18n/i18n.ts';
import { isReplay } from '../../../pages/replay/is-replay.ts';
import { playSound, startSound } from '../../../sound/sound.ts';
import type { GamePageProps } from '../../registry.ts';
import { Boneyard } from '../hud/Boneyard.tsx';
import { Hand } from '../hud/Hand.tsx';
import { Log } from '../hud/Log.tsx';
import { Players } from '../hud/Players.tsx';
import { PromptBar } from '../hud/PromptBar.tsx';
import { Scores } from '../hud/Scores.tsx';
import { TurnPill } from '../hud/TurnPill.tsx';
import { isMyTurn } from '../model/seen.ts';
import { Dragged } from '../table/Dragged.tsx';
import { TablePane } from '../table/TablePane.tsx';
import { HintPane } from './HintPane.tsx';
import { Session } from './Session.ts';
import { listenToKeys } from './shortcuts.ts';
import { Tools } from './Tools.tsx';
import { useDragging } from './useDragging.ts';
import { useStage } from './useStage.ts';
import { Windows } from './Windows.tsx';
import '../hud/styles/tile.css';
import './page.css';

/** The page of a game of Dominoes. */
export default function GamePage({ connection }: GamePageProps) {
  const session = useMemo(() => new Session(connection), [connection]);
  const adviser = useMemo(() => new Adviser(connection), [connection]);
  const page = useRef<HTMLElement>(null);
  const felt = useRef<HTMLDivElement>(null);
  useEffect(() => () => session.close(), [session]);
  useEffect(() => startSound('quiet'), []);
  useEffect(() => listenToKeys(session, adviser), [session]);
  const dragging = useDragging(session, page, felt);
  const { leaving, said } = useStage(session, { page, felt, drag: dragging });
  const drag = dragging.value;

  const seen = session.seen.value;
  const isCalled = seen?.called ?? false;
  const isTurn = isCalled && seen !== null && isMyTurn(seen);
  useAttention(isCalled ? t('status.yourTurn') : null);
  useEffect(() => {
    if (isTurn) playSound('turn');
  }, [isTurn]);

  const aim = session.aim.value;
  return (
    <main class={`domino-page ${drag ? 'domino-page-drags' : ''}`} ref={page}>
      {seen && (
        <>
          <header class="domino-top">
            <h1>{t('dominoes.name')}</h1>
            <TurnPill seen={seen} />
            <Tools session={session} adviser={adviser} />
          </header>
          <div class="domino-people">
            <Players seen={seen} said={said.value} />
            <Boneyard seen={seen} onDraw={() => session.draw()} />
          </div>
          <TablePane
            seen={seen}
            aim={aim}
            felt={felt}
            onChooseEnd={(end) => session.chooseEnd(end)}
            onPress={() => session.skip()}
          >
            <HintPane session={session} adviser={adviser} seen={seen} felt={felt} />
          </TablePane>
          <aside class="domino-side">
            <Scores seen={seen} />
            <Log seen={seen} live />
          </aside>
          <PromptBar
            seen={seen}
            aim={aim}
            sending={connection.pending.value !== null}
            replay={isReplay(connection)}
            clock={<TurnClock link={connection} />}
            onGoOn={() => session.goOn()}
            onShowRound={() => session.openUp('round')}
          />
          <Hand seen={seen} aim={aim} leaving={leaving.value ?? drag?.tile ?? null} />
          {drag && <Dragged drag={drag} seen={seen} felt={felt} />}
          <Windows session={session} seen={seen} />
        </>
      )}
    </main>
  );
}
