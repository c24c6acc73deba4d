import { showCode } from '@landfall/shared/protocol/invite.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { gameName } from '../i18n/game-text.ts';
import { t } from '../i18n/i18n.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Qr } from '../ui/qr.tsx';
import { canBeShared, chooseOrigin, linkTo, origin, origins, useOrigins } from './origins.ts';

interface InviteProps {
  state: Pick<TableState, 'code' | 'game'>;
}

/** Hands the link to whatever the device shares things with. */
function share({ code, game }: InviteProps['state']): void {
  const text = t('lobby.shareText', { game: gameName(game) });
  navigator.share({ title: t('common.product'), text, url: linkTo(code) }).catch(() => {}); // closed without sharing
}

/** The shortest way to an invitation: the device's own sharing where there is one, the clipboard elsewhere. */
export function InviteButton({ state }: InviteProps) {
  useOrigins();
  if (!canBeShared.value) return null;
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
  useOrigins();
  const link = linkTo(state.code);
  return (
    <section class="panel invite" aria-labelledby="invite-title">
      <h2 id="invite-title">{t('lobby.invite')}</h2>
      {!canBeShared.value && (
        <p class="invite-only-here">
          <Icon name="warning" />
          {t('lobby.localHint', { port: location.port || '80' })}
        </p>
      )}
      {canBeShared.value && <Qr text={link} label={t('lobby.qr')} />}
      <div class="invite-code">
        <small>{t('lobby.code')}</small>
        <strong translate={false}>{showCode(state.code)}</strong>
        {canBeShared.value && <small>{t('lobby.qrHint')}</small>}
      </div>
      <input
        class="invite-link"
        readOnly
        value={link}
        aria-label={t('lobby.link')}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="invite-actions">
        <CopyButton text={link} look={canBeShared.value ? 'main' : 'normal'}>
          {t('lobby.copyLink')}
        </CopyButton>
        {canBeShared.value && 'share' in navigator && (
          <Button icon="share" onClick={() => share(state)}>
            {t('lobby.share')}
          </Button>
        )}
      </div>
      <WhereItWorks />
    </section>
  );
}

/** For whom the link works, if not for everybody; and the choice among several addresses of this computer. */
export function WhereItWorks() {
  if (!canBeShared.value) return null;
  if (origin.value === location.origin || origin.value.startsWith('https:')) return null;
  if (origins.value.length === 1) return <small class="invite-local">{t('lobby.networkHint')}</small>;
  return (
    <div class="invite-local">
      <Choice
        label={t('lobby.network')}
        hint={t('lobby.networkHint')}
        values={origins.value.map((value) => ({ value, label: new URL(value).hostname }))}
        chosen={origin.value}
        onChoose={chooseOrigin}
      />
    </div>
  );
}
