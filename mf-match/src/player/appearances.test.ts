import { expect, it } from '@jest/globals';
import type { PlayerDetail } from '@scoreline/shared-lib/contract';
import { testMatch } from '@scoreline/shared-lib/testing';

import { chosenAppearances, leaguesOf } from './appearances';

const row = (matchId: number, tournamentId: number, side?: 'home' | 'away') =>
  ({
    match: testMatch({ eventId: matchId }),
    tournament: { tournamentId, name: `League ${tournamentId}` },
    ...{ outcome: 'W', values: {}, ...(side && { side }) },
  }) satisfies PlayerDetail['matches'][number];
const matches = [row(1, 2, 'home'), row(2, 1, 'away'), row(3, 2, 'away'), row(4, 2)];
const ids = (league: number | null, venue: 'all' | 'home' | 'away') =>
  chosenAppearances({ matches }, { league, venue }).map(({ match }) => match.eventId);

it('has the leagues of the matches, each once', () => {
  expect(leaguesOf(matches).map(({ name }) => name)).toEqual(['League 2', 'League 1']);
});

it('finds matches by league and by where they were', () => {
  expect(ids(null, 'all')).toEqual([1, 2, 3, 4]);
  expect(ids(2, 'all')).toEqual([1, 3, 4]);
  expect(ids(null, 'away')).toEqual([2, 3]);
  expect(ids(2, 'away')).toEqual([3]);
  expect(ids(1, 'home')).toEqual([]);
});
