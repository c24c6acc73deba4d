import type { ReplayReply } from '@landfall/shared/protocol/http.ts';
import { t } from '../../i18n/i18n.ts';
import { refusalText } from '../../i18n/refusal-text.ts';
import { api } from '../../net/api.ts';
import { secretOf } from '../../net/identity.ts';
import { navigate, tablePath } from '../../router.tsx';
import { Button } from '../../ui/button.tsx';
import { saveRecording } from '../../ui/save-recording.ts';
import { toast } from '../../ui/toast.tsx';
import type { Player } from './player.ts';

/** What can be made of a round that is over: a file, or another game from the position that is shown. */
export function Keep({ reply, player }: { reply: ReplayReply; player: Player }) {
  const branch = async () => {
    const { code, round, game } = reply;
    const version = player.frames[player.at.peek()]!.version;
    const answer = await api.create({ game, from: { code, round, version } }, secretOf(code));
    if (answer.ok) navigate(tablePath(answer.value.code));
    else toast(refusalText(answer.error), 'warning');
  };
  return (
    <>
      {/* That of the day is given out once the day is over. */}
      {reply.seed !== undefined && (
        <Button icon="save" label={t('replay.save')} onClick={() => void saveRecording(reply)} />
      )}
      <Button
        icon="add"
        label={t('replay.branch')}
        title={t('replay.branchHelp')}
        disabled={reply.complete && player.at.value === player.last}
        onClick={() => void branch()}
      />
    </>
  );
}
