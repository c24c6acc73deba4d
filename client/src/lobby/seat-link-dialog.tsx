import { KEY_DAYS, showKey, withKey } from '@landfall/shared/protocol/key.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameName } from '../i18n/game-text.ts';
import { t } from '../i18n/i18n.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Qr } from '../ui/qr.tsx';
import { WhereItWorks } from './invite.tsx';
import { linkTo, useOrigins } from './origins.ts';
import type { TableLink } from './people-dialog.tsx';
import './seat-link.css';

interface SeatLinkDialogProps {
  connection: TableLink;
  /** Whose seat the link is for: one's own, or as the host anybody's. */
  person: number;
  onClose: () => void;
}

/** A fresh link that moves a seat to the device it is opened on. */
export function SeatLinkDialog({ connection, person, onClose }: SeatLinkDialogProps) {
  const key = useSignal('');
  useEffect(() => {
    void connection.request('key', { person }).then((outcome) => {
      if (outcome.status === 'accepted' && outcome.key) key.value = outcome.key;
      else onClose();
    });
  }, [person]);
  const isMine = person === connection.person.value;
  const name = connection.state.value?.people[person]?.name ?? '';
  return (
    <Dialog title={isMine ? t('device.title') : t('device.titleFor', { name })} onClose={onClose}>
      <p>{isMine ? t('device.text') : t('device.textFor', { name })}</p>
      {key.value ? <SeatLink connection={connection} seatKey={key.value} /> : <p>{t('common.loading')}</p>}
    </Dialog>
  );
}

function SeatLink({ connection, seatKey }: { connection: TableLink; seatKey: string }) {
  useOrigins();
  const { code = '', game = '' } = connection.state.value ?? {};
  const link = withKey(linkTo(code), seatKey);
  const share = () => {
    const text = t('device.shareText', { game: gameName(game) });
    navigator.share({ title: t('common.product'), text, url: link }).catch(() => {}); // closed without sharing
  };
  return (
    <div class="seat-link">
      <Qr text={link} label={t('device.qr')} />
      <div class="seat-link-key">
        <small>{t('device.key')}</small>
        <strong translate={false}>{showKey(seatKey)}</strong>
        <small>{t('device.once', { n: KEY_DAYS })}</small>
      </div>
      <input
        class="invite-link"
        readOnly
        value={link}
        aria-label={t('device.link')}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="invite-actions">
        <CopyButton text={link} look="main">
          {t('lobby.copyLink')}
        </CopyButton>
        {'share' in navigator && (
          <Button icon="share" onClick={share}>
            {t('lobby.share')}
          </Button>
        )}
      </div>
      <WhereItWorks />
    </div>
  );
}
