import { showCode } from '@landfall/shared/protocol/invite.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { gameName } from '../i18n/game-text.ts';
import { t } from '../i18n/i18n.ts';
import { tablePath } from '../router.tsx';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Qr } from '../ui/qr.tsx';

const LOCAL = /^(localhost|127\.|\[::1\])/;

interface InviteProps {
  state: Pick<TableState, 'code' | 'game'>;
}

const linkTo = (code: string): string => location.origin + tablePath(code);

/** Hands the link to whatever the device shares things with. */
function share({ code, game }: InviteProps['state']): void {
  const text = t('lobby.shareText', { game: gameName(game) });
  navigator.share({ title: t('common.product'), text, url: linkTo(code) }).catch(() => {}); // closed without sharing
}

/** The shortest way to an invitation: the device's own sharing where there is one, the clipboard elsewhere. */
export function InviteButton({ state }: InviteProps) {
  if (!('share' in navigator))
    return (
      <CopyButton text={linkTo(state.code)} class="button-small">
        {t('lobby.copyLink')}
      </CopyButton>
    );
  return (
    <Button icon="share" class="button-small" onClick={() => share(state)}>
      {t('lobby.inviteShort')}
    </Button>
  );
}

/** The link to the table in every form in which it can reach a friend. */
export function Invite({ state }: InviteProps) {
  const link = linkTo(state.code);
  return (
    <section class="panel invite" aria-labelledby="invite-title">
      <h2 id="invite-title">{t('lobby.invite')}</h2>
      <Qr text={link} label={t('lobby.qr')} />
      <div class="invite-code">
        <small>{t('lobby.code')}</small>
        <strong translate={false}>{showCode(state.code)}</strong>
        <small>{t('lobby.qrHint')}</small>
      </div>
      <input
        class="invite-link"
        readOnly
        value={link}
        aria-label={t('lobby.link')}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="invite-actions">
        <CopyButton text={link} look="main">
          {t('lobby.copyLink')}
        </CopyButton>
        {'share' in navigator && (
          <Button icon="share" onClick={() => share(state)}>
            {t('lobby.share')}
          </Button>
        )}
      </div>
      {LOCAL.test(location.hostname) && <small class="invite-local">{t('lobby.localHint')}</small>}
    </section>
  );
}
