import type { Sport } from '../contract';

export type FavouriteKind = 'team' | 'league' | 'player';
export type FollowKind = FavouriteKind | 'match';

/** A followed item, with the data to render it before anything loads. */
export interface Followed {
  targetId: number;
  sport: Sport;
  name: string;
  slug?: string;
  countryCode?: string | null;
  /** Crest colours of a team, `#rrggbb`. */
  colours?: [string, string];
  /** Kick-off of a match, so that old ones can be removed. */
  startTime?: string;
  /** When it was followed. */
  at: string;
}

/** A change, in the format of `favourites/change` and `subscriptions/change`. */
export interface FollowChange {
  id: string;
  op: 'add' | 'remove';
  kind: FollowKind;
  targetId: number;
  sport: Sport;
  at: string;
}

/** League lists stored only on this device. */
export type LeagueList = 'pinned' | 'hidden' | 'collapsed';

export interface FollowingState {
  followed: Record<FollowKind, Followed[]>;
  leagues: Record<LeagueList, number[]>;
  /** Changes not sent to the account yet: the latest per target, oldest first. */
  log: FollowChange[];
  /** User id of the owning account; null for a visitor. */
  owner: number | null;
  /** Unsent changes of accounts that signed out here, by user id; sent at their next sign-in. */
  unsent: Record<number, FollowChange[]>;
}

export const nothingFollowed: FollowingState = {
  followed: { team: [], league: [], player: [], match: [] },
  leagues: { pinned: [], hidden: [], collapsed: [] },
  log: [],
  owner: null,
  unsent: {},
};
