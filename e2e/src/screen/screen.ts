/** Everything a game page says about the position, as a screen reader would find it. Lists of tiles are sorted. */
export interface Screen {
  turn: string;
  actionsLeft: string;
  prompt: string;
  tiles: string[];
  players: string[];
  hand: string[];
  /** The action buttons that can be pressed. */
  actions: string[];
  water: string[];
  treasures: string[];
  /** Empty where the screen has no room for the decks. */
  piles: string[];
}
