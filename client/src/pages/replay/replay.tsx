import { findGame } from '@landfall/shared/games/registry.ts';
import type { ReplayReply } from '@landfall/shared/protocol/http.ts';
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { usePageTitle } from '../../attention.ts';
import { GAME_PAGES, type GamePageProps } from '../../games/registry.ts';
import { t } from '../../i18n/i18n.ts';
import { refusalText } from '../../i18n/refusal-text.ts';
import { type Answer, api } from '../../net/api.ts';
import { secretOf } from '../../net/identity.ts';
import { Link, tablePath } from '../../router.tsx';
import { Button } from '../../ui/button.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Controls } from './controls.tsx';
import { Keep } from './keep.tsx';
import { listenToKeys } from './keys.ts';
import { Player } from './player.ts';
import { promisedAt } from './promise.ts';
import { type Verdict, verify } from './verify.ts';
import './replay.css';

const GAMES: Record<string, ComponentType<GamePageProps>> = Object.fromEntries(
  Object.entries(GAME_PAGES).map(([id, load]) => [id, lazy(load)]),
);

interface ReplayPageProps {
  code: string;
  round: number;
}

/** Everything at `/t/CODE/replay/N`: a round to be seen again on the game's own board. */
export default function ReplayPage({ code, round }: ReplayPageProps) {
  const answer = useSignal<Answer<ReplayReply> | null>(null);
  const load = async () => {
    answer.value = null;
    answer.value = await api.replay(code, round, secretOf(code));
  };
  useEffect(() => void load(), [code, round]);
  const loaded = answer.value;
  if (!loaded) return <p class="loading">{t('common.loading')}</p>;
  if (loaded.ok && GAMES[loaded.value.game] && loaded.value.frames.length > 0) return <Replay reply={loaded.value} />;
  return (
    <Page title={t('replay.title')}>
      <Notice icon="log" title={t('replay.none')} text={loaded.ok ? t('replay.unknown') : whyNot(loaded)}>
        <Button look="main" onClick={load}>
          {t('common.retry')}
        </Button>
        <Link to={tablePath(code)} class="button button-normal">
          {t('replay.toTable')}
        </Link>
      </Notice>
    </Page>
  );
}

function whyNot({ error, problem }: Extract<Answer<never>, { ok: false }>): string {
  if (problem === 'tooLong') return t('replay.tooLong');
  return error === 'notSeated' ? t('replay.notYours') : refusalText(error);
}

function Replay({ reply }: { reply: ReplayReply }) {
  const player = useMemo(() => new Player(reply), [reply]);
  useEffect(() => listenToKeys(player), [player]);
  useEffect(() => () => player.pause(), [player]);
  usePageTitle(t('replay.title'));
  const Game = GAMES[reply.game]!;
  return (
    <div class="replay">
      <div class="replay-stage">
        <Game connection={player.link} />
      </div>
      <footer class="replay-bar">
        <Controls player={player} />
        <Proof reply={reply} />
        {reply.over && <Keep reply={reply} player={player} />}
        <Link to={tablePath(reply.code)} class="button button-normal">
          {t('replay.toTable')}
        </Link>
      </footer>
    </div>
  );
}

/** Whether the round was played by the rules from a seed that was fixed at its start. */
function Proof({ reply }: { reply: ReplayReply }) {
  const verdict = useSignal<Verdict>('checking');
  useEffect(() => {
    const game = findGame(reply.game);
    if (!game) return;
    // The board is drawn before a long game is played again in one go.
    const timer = setTimeout(async () => {
      verdict.value = await verify(game, reply, promisedAt(reply));
    });
    return () => clearTimeout(timer);
  }, [reply]);
  return (
    <span class={`replay-proof replay-${verdict.value}`} role="status" title={t(`replay.help.${verdict.value}`)}>
      {t(`replay.verdict.${verdict.value}`)}
    </span>
  );
}
