import type { LeagueDetail } from '@scoreline/shared-lib/contract';

/** Props of every section of a league page. */
export interface LeagueTabProps {
  detail: LeagueDetail;
}

/** Query arguments of every section of a season. */
export const seasonOf = ({ tournament, season }: LeagueDetail) => ({
  tournamentId: tournament.tournamentId,
  season,
});
