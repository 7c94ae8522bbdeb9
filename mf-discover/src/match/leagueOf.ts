import type { MatchSummary, Tournament } from '@scoreline/shared-lib/contract';

/** The league of a match, if the answer contains it. */
export const leagueOf = (
  tournaments: readonly Tournament[],
  match: MatchSummary,
): string | undefined =>
  tournaments.find(({ tournamentId }) => tournamentId === match.tournamentId)?.name;
