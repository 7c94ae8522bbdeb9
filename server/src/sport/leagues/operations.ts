import { leagueStandings } from './tables/standings';
import { defineOperation } from '../../wire/gateway/operation';

export const leagueOperations = [
  defineOperation(
    'sports-query/league/standings',
    (request, { db }) => leagueStandings(db, request),
    {
      cacheMs: 5_000,
      subjects: ({ tournamentId }) => [`league:${tournamentId}`],
      bearsLag: true,
    },
  ),
];
