import type { MatchSummary, Tournament } from '@scoreline/shared-lib/contract';

/** The league of a match, as far as the answer names it. */
export const leagueOf = (
  tournaments: readonly Tournament[],
  match: MatchSummary,
): string | undefined =>
  tournaments.find(({ tournamentId }) => tournamentId === match.tournamentId)?.name;
