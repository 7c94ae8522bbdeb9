import type { LeagueDetail } from '@scoreline/shared-lib/contract';

/** What every section of a league page is given. */
export interface LeagueTabProps {
  detail: LeagueDetail;
}

/** What every section of a season is asked for with. */
export const seasonOf = ({ tournament, season }: LeagueDetail) => ({
  tournamentId: tournament.tournamentId,
  season,
});
