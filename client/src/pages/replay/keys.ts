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

/** Space, arrows, Home and End work anywhere on the page, before the game's page sees them. */
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
  const busy = key === ' ' ? 'button, select, a, dialog, [role=menu]' : 'select, dialog, [role=menu], [type=range]';
  return target.closest(busy) !== null;
};
