import type { Player } from './player.ts';

/** What a key does; everything else stays with the game's page. */
const KEYS: Readonly<Record<string, (player: Player) => void>> = {
  ' ': (player) => player.toggle(),
  ArrowLeft: (player) => player.step(-1),
  ArrowRight: (player) => player.step(1),
  Home: (player) => {
    player.pause();
    player.go(0);
  },
  End: (player) => {
    player.pause();
    player.go(player.last);
  },
};

/** Space, arrows, Home and End work on the page, before the game's page sees them; on a board arrows lead from place to place. */
export function listenToKeys(player: Player): () => void {
  const onKey = (event: KeyboardEvent) => {
    const press = KEYS[event.key];
    if (!press || event.ctrlKey || event.metaKey || event.altKey || hasItsOwnUse(event)) return;
    event.preventDefault();
    event.stopPropagation();
    press(player);
  };
  addEventListener('keydown', onKey, true);
  return () => removeEventListener('keydown', onKey, true);
}

const hasItsOwnUse = ({ target, key }: KeyboardEvent): boolean => {
  if (!(target instanceof Element)) return false;
  const pressed = 'button, select, a, dialog, [role=menu]';
  const moved = 'select, dialog, [role=menu], [role=grid], [type=range]';
  return target.closest(key === ' ' ? pressed : moved) !== null;
};
