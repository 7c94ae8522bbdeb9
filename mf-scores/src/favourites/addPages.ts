import type { FavouriteKind } from '@scoreline/shared-lib/following';

/** Addresses of the pages that add favourites of a kind. */
export const addPages: Record<FavouriteKind, string> = {
  team: 'teams',
  league: 'leagues',
  player: 'players',
};
