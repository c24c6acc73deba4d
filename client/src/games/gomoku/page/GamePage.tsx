import { useEffect, useMemo } from 'preact/hooks';
import { useAttention } from '../../../attention.ts';
import { Adviser } from '../../../hints/Adviser.ts';
import { t } from '../../../i18n/i18n.ts';
import { startSound } from '../../../sound/sound.ts';
import type { GamePageProps } from '../../registry.ts';
import { ActionBar } from '../hud/ActionBar.tsx';
import { MoveList } from '../hud/MoveList.tsx';
import { Players } from '../hud/Players.tsx';
import { PromptBar } from '../hud/PromptBar.tsx';
import { BoardPane, focusPoint } from './BoardPane.tsx';
import { Session } from './Session.ts';
import { listenToKeys } from './shortcuts.ts';
import { Tools } from './Tools.tsx';
import { Windows } from './Windows.tsx';
import './page.css';

/** The page of a game of Gomoku. */
export default function GamePage({ connection }: GamePageProps) {
  const session = useMemo(() => new Session(connection), [connection]);
  const adviser = useMemo(() => new Adviser(connection), [connection]);
  useEffect(() => () => session.close(), [session]);
  useEffect(() => startSound('quiet'), []);
  useEffect(() => listenToKeys(session, adviser, focusPoint), [session]);

  const seen = session.seen.value;
  const isCalled = seen?.called ?? false;
  useAttention(isCalled ? t('status.yourTurn') : null);
  if (!seen) return null;

  return (
    <main class={`gomoku-page ${seen.seat === null ? 'gomoku-watched' : ''}`}>
      <header class="gomoku-top">
        <h1>{t('gomoku.name')}</h1>
        <Tools session={session} adviser={adviser} />
      </header>
      <Players seen={seen} />
      <BoardPane session={session} adviser={adviser} seen={seen} />
      <PromptBar session={session} seen={seen} />
      <MoveList seen={seen} />
      <ActionBar session={session} seen={seen} />
      <Windows session={session} seen={seen} />
    </main>
  );
}
