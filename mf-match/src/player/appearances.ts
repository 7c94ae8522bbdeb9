import type { PlayerDetail } from '@scoreline/shared-lib/contract';

import type { Venue } from '../fixtures/venues';

type Row = PlayerDetail['matches'][number];

export interface Asked {
  /** A league's id; null for all of them. */
  league: number | null;
  venue: Venue;
}

/** The leagues of these matches, each once, that of the newest match first. */
export const leaguesOf = (rows: readonly Row[]): Row['tournament'][] => [
  ...new Map(rows.map(({ tournament }) => [tournament.tournamentId, tournament])).values(),
];

/** The matches that were asked for, newest first. */
export const chosenAppearances = (
  { matches }: Pick<PlayerDetail, 'matches'>,
  { league, venue }: Asked,
): Row[] =>
  matches.filter(
    ({ tournament, side }) =>
      (league === null || tournament.tournamentId === league) &&
      (venue === 'all' || side === venue),
  );
