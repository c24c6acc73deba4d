import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { TableConnection } from '../../net/connection.ts';
import { offeredKey } from '../../net/offered-key.ts';
import { fetchAhead } from '../../offline/keep-page.ts';
import { atTableAgain } from '../../offline/way-back.ts';
import { navigate, tablePath } from '../../router.tsx';
import { AtTable } from './at-table.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { EndOfVisit } from './end-of-visit.tsx';
import { Invitation } from './invitation.tsx';
import { Joining } from './joining.tsx';
import { KeyEntry } from './key-entry.tsx';
import { MoveHere } from './move-here.tsx';

/** Everything at `/t/CODE`: the way in, the lobby, the game, and why one is not there any more. */
export default function TablePage({ code }: { code: string }) {
  const as = useSignal<'oneself' | 'newcomer'>('oneself');
  const connection = useMemo(() => (code ? new TableConnection(code, { as: as.value }) : null), [code, as.value]);

  useEffect(() => {
    if (code) navigate(tablePath(code), 'replace'); // the plain address is the one people copy
  }, [code]);
  useEffect(() => () => connection?.close(), [connection]);
  useEffect(fetchAhead, []);
  useEffect(atTableAgain, []);
  useSignalEffect(() => {
    if (connection?.status.value === 'left') navigate('/', 'replace');
  });

  if (!connection) return <EndOfVisit why="gone" />;
  const status = connection.status.value;
  const state = connection.state.value;

  const offered = offeredKey.value;
  if (offered?.code === code)
    return (
      <MoveHere
        key={offered.key}
        connection={connection}
        seatKey={offered.key}
        onDone={() => {
          offeredKey.value = null;
        }}
      />
    );
  if (status === 'stranger' || status === 'unwatched') return <Invitation connection={connection} />;
  if (status === 'replaced')
    return (
      <EndOfVisit
        why="replaced"
        onResume={() => connection.resume()}
        onNewcomer={() => {
          as.value = 'newcomer';
        }}
      />
    );
  if (status === 'moved')
    return (
      <EndOfVisit why="moved" onNewcomer={() => connection.startAnew()}>
        <KeyEntry code={code} />
      </EndOfVisit>
    );
  if (status === 'kicked' || status === 'gone' || status === 'outdated') return <EndOfVisit why={status} />;
  if (!state || status === 'left') return <Joining connection={connection} />;
  return (
    <>
      <ConnectionBanner connection={connection} />
      <AtTable connection={connection} state={state} />
    </>
  );
}
