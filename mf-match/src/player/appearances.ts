import type { PlayerDetail } from '@scoreline/shared-lib/contract';

import type { Venue } from '../fixtures/venues';

type Row = PlayerDetail['matches'][number];

export interface Asked {
  /** A league's id, or null for all leagues. */
  league: number | null;
  venue: Venue;
}

/** The leagues of these matches without duplicates, that of the newest match first. */
export const leaguesOf = (rows: readonly Row[]): Row['tournament'][] => [
  ...new Map(rows.map(({ tournament }) => [tournament.tournamentId, tournament])).values(),
];

/** The matches that pass the filter, newest first. */
export const chosenAppearances = (
  { matches }: Pick<PlayerDetail, 'matches'>,
  { league, venue }: Asked,
): Row[] =>
  matches.filter(
    ({ tournament, side }) =>
      (league === null || tournament.tournamentId === league) &&
      (venue === 'all' || side === venue),
  );
