import type { Recording } from '@landfall/shared/engine/recording.ts';
import type { ComponentType } from 'preact';
import type { GameLobby } from '../lobby/game-lobby.ts';
import type { TableConnection } from '../net/connection.ts';
import type { GameWords } from '../undo/words.ts';
import { lobby as forbiddenIslandLobby } from './forbidden-island/lobby.tsx';
import { lobby as gomokuLobby } from './gomoku/lobby.tsx';

/** What a game page needs of its table; a trial page can offer the same without a server. */
export type GameLink = Pick<
  TableConnection,
  'code' | 'state' | 'person' | 'seat' | 'pending' | 'onPatch' | 'act' | 'request'
> & {
  /** What each entry up to the position of that number caused, where a game is seen again; a table in play does not know. */
  past?: (ply: number) => readonly { ply: number; events: readonly unknown[] }[];
  /** Only where the game is played in this page alone, and there is nobody else. */
  offline?: OfflineTable;
};

/** What a table without a server can do besides. */
export interface OfflineTable {
  /** Leaves this game for the choice of another. */
  anew(): void;
  /** Leaves it for one that goes on where a recording ends. */
  playOn(recording: Recording): void;
}

export interface GamePageProps {
  /** A table whose state holds a game, under way or over. */
  connection: GameLink;
}

/** The page of each game, by its id, fetched when it is first wanted. */
export const GAME_PAGES: Readonly<Record<string, () => Promise<{ default: ComponentType<GamePageProps> }>>> = {
  'forbidden-island': () => import('./forbidden-island/page/GamePage.tsx'),
  dominoes: () => import('./dominoes/page/GamePage.tsx'),
  gomoku: () => import('./gomoku/page/GamePage.tsx'),
};

/** What a game adds to the lobby, by its id. */
export const GAME_LOBBIES: Readonly<Record<string, GameLobby>> = {
  'forbidden-island': forbiddenIslandLobby,
  gomoku: gomokuLobby,
};

/** What is said of actions in the log of each game, by its id. */
export const GAME_WORDS: Readonly<Record<string, () => Promise<GameWords>>> = {
  'forbidden-island': () => import('./forbidden-island/model/inWords.ts'),
  dominoes: () => import('./dominoes/model/inWords.ts'),
  gomoku: () => import('./gomoku/model/inWords.ts'),
};

/** A guided first game, by the id of the game. */
export const GAME_LESSONS: Readonly<Record<string, () => Promise<{ default: ComponentType }>>> = {
  'forbidden-island': () => import('./forbidden-island/coach/CoachPage.tsx'),
};

export interface GameOpenerProps {
  /** The options of the game for what is written down without them. */
  options: Readonly<Record<string, string>>;
  onPlayOn(recording: Recording): void;
  onClose(): void;
}

/** The window in which a game that was written down elsewhere is opened, by the id of the game. */
export const GAME_OPENERS: Readonly<Record<string, () => Promise<{ default: ComponentType<GameOpenerProps> }>>> = {
  gomoku: () => import('./gomoku/dialogs/OpenDialog.tsx'),
};

/** The page that tells how a game is played, by its id. */
export const GAME_RULES: Readonly<Record<string, () => Promise<{ default: ComponentType }>>> = {
  'forbidden-island': () => import('./forbidden-island/rules/RulesText.tsx'),
  dominoes: () => import('./dominoes/rules/RulesText.tsx'),
  gomoku: () => import('./gomoku/rules/RulesText.tsx'),
};
