import type { TableState } from '@landfall/shared/protocol/state.ts';
import { useEffect } from 'preact/hooks';
import { gameName, gameText } from '../i18n/game-text.ts';
import type { TableConnection } from '../net/connection.ts';
import { loadGames } from '../setup/games.ts';
import { Page } from '../ui/page.tsx';
import { Dock } from './dock.tsx';
import { Invite } from './invite.tsx';
import { Seats } from './seats.tsx';
import { Settings } from './settings.tsx';
import { AskedNotice } from './still-there.tsx';
import { TableMenu } from './table-menu.tsx';
import './lobby.css';

/** What the parts of the lobby are given: the table as it is now, and the way to change it. */
export interface LobbyProps {
  connection: TableConnection;
  state: TableState;
}

/** Where people gather before a game. */
export function Lobby(props: LobbyProps) {
  const { game } = props.state;
  useEffect(() => void loadGames(), []);
  return (
    <Page class="lobby" title={gameName(game)} bar={<TableMenu connection={props.connection} />}>
      <div class="lobby-title">
        <h1>{gameName(game)}</h1>
        <p>{gameText(game, 'tagline')}</p>
      </div>
      <div class="lobby-notices">
        <AskedNotice {...props} person={props.state.host} />
      </div>
      <div class="lobby-columns">
        <Seats {...props} />
        <Invite state={props.state} />
        <Settings {...props} />
      </div>
      <Dock {...props} />
    </Page>
  );
}
