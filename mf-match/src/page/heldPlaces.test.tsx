import { beforeEach, expect, it } from '@jest/globals';
import type { TeamDetail } from '@scoreline/shared-lib/contract';
import { testTournament } from '@scoreline/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';

import { openPage, testCard, testDetail, testSummary } from '../testing/testPage';

const never = () => new Promise<never>(() => undefined);
const match = '/football/match/arsenal-vs-chelsea/7';
const finished = testDetail(['ratings'], { status: 'finished' });

beforeEach(() => localStorage.clear());

it('the best player has a place before it is known who that is', async () => {
  await openPage(match, { 'match/detail': finished, 'match/ratings': never });
  expect(await screen.findByRole('heading', { name: 'Player of the match' })).toBeTruthy();
});

it('nobody was best: the place is given up', async () => {
  await openPage(match, {
    'match/detail': finished,
    'match/ratings': { ratings: [], bestPlayerId: null },
  });
  await screen.findByText('Match information');
  await waitFor(() => expect(screen.queryByText('Player of the match')).toBeNull());
});

const team = (played: number): TeamDetail => ({
  ...{ team: testCard(1, 'Arsenal'), sport: 'football', national: false, tournaments: [] },
  ...{ venue: null, coach: null, next: null, last: null, sections: [] },
  form: Array.from({ length: played }, (_, at) => ({
    match: testSummary({ eventId: at + 1, status: 'finished' }),
    outcome: 'W' as const,
    tournament: testTournament(),
  })),
});
const curve = 'Points over the last 5 matches';

it.each([
  [5, true],
  [2, false],
])('of %i matches known, the form’s curve holds its place: %s', async (played, isHeld) => {
  await openPage('/football/team/arsenal/1', {
    'team/detail': team(played),
    'team/matches': never,
  });
  await screen.findByRole('heading', { name: 'Team information' });
  expect(screen.queryByRole('heading', { name: curve }) !== null).toBe(isHeld);
});
