import type { Sport } from '../contract';

export type FavouriteKind = 'team' | 'league' | 'player';
export type FollowKind = FavouriteKind | 'match';

/** Something followed, with enough to show it before anything is loaded. */
export interface Followed {
  targetId: number;
  sport: Sport;
  name: string;
  slug?: string;
  countryCode?: string | null;
  /** A team's, `#rrggbb`, which its crest is drawn in. */
  colours?: [string, string];
  /** Matches: kick-off, so that long past ones can be let go. */
  startTime?: string;
  /** When it was added. */
  at: string;
}

/** A change as `favourites/change` and `subscriptions/change` take it. */
export interface FollowChange {
  id: string;
  op: 'add' | 'remove';
  kind: FollowKind;
  targetId: number;
  sport: Sport;
  at: string;
}

/** Lists of leagues that only this device knows. */
export type LeagueList = 'pinned' | 'hidden' | 'collapsed';

export interface FollowingState {
  followed: Record<FollowKind, Followed[]>;
  leagues: Record<LeagueList, number[]>;
  /** What the account does not know yet: the last change of each target, oldest first. */
  log: FollowChange[];
  /** The account all this belongs to; null while it is a visitor's. */
  owner: number | null;
  /** What an account that was signed out here has not been told, by user id: for its next sign-in. */
  unsent: Record<number, FollowChange[]>;
}

export const nothingFollowed: FollowingState = {
  followed: { team: [], league: [], player: [], match: [] },
  leagues: { pinned: [], hidden: [], collapsed: [] },
  log: [],
  owner: null,
  unsent: {},
};
