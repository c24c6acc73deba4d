import type { ComponentType } from 'preact';
import { lazy } from '../ui/lazy.tsx';
import { reloadForCode } from '../ui/reload.ts';
import { GAME_PAGES, type GamePageProps } from './registry.ts';

/** The page of each game, by its id, which fetches its code when it is first shown. */
export const LAZY_PAGES: Readonly<Record<string, ComponentType<GamePageProps>>> = Object.fromEntries(
  Object.entries(GAME_PAGES).map(([id, load]) => [id, lazy(load, { onStuck: reloadForCode })]),
);
