import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import { openTestDatabase, type TestDatabase } from '@scoreline/database/testing';
import { insertLeague, insertMatch, type TestLeague } from '../matches/testing';
import { teamDetail, teamMatches } from './queries';

const now = new Date('2026-11-22T12:00:00Z');

let test: TestDatabase;
let league: TestLeague;
beforeEach(async () => {
  test = await openTestDatabase();
  league = await insertLeague(test.db, { teams: ['A', 'B'] });
});
afterEach(() => test.close());

it('has all matches, or those of a competition, at home or away, a page at a time', async () => {
  const cup = {
    ...(await insertLeague(test.db, { name: 'Cup', teams: ['C'] })),
    teamIds: league.teamIds,
  };
  const ids: number[] = [];
  for (const [at, [of, pair]] of (
    [
      [league, [0, 1]],
      [league, [1, 0]],
      [cup, [0, 1]],
      [cup, [1, 0]],
    ] as const
  ).entries())
    ids.push(await insertMatch(test.db, of, [...pair], { start: `2026-11-2${at + 3}T12:00:00Z` }));
  const competitorId = firstItem(league.teamIds);
  const ask = async (more: object) => {
    const query = { competitorId, direction: 'coming' as const, limit: 9, ...more };
    return (await teamMatches(test.db, query, now)).matches.map(({ eventId }) => eventId);
  };
  const [a, b, c, d] = ids;
  expect(await ask({})).toEqual([a, b, c, d]);
  expect(await ask({ venue: 'home' })).toEqual([a, c]);
  expect(await ask({ tournamentId: cup.tournamentId })).toEqual([c, d]);
  expect(await ask({ tournamentId: cup.tournamentId, venue: 'away' })).toEqual([d]);
  expect(await ask({ venue: 'home', limit: 1 })).toEqual([a]);
});

it('shows each match under the names of its time, and the team under its own of today', async () => {
  const teams = ['Oklahoma City Thunder', 'Brooklyn Nets'];
  const nba = await insertLeague(test.db, { sport: 'basketball', name: 'NBA', teams });
  const score: [number, number] = [99, 98];
  for (const start of ['2008-04-13T19:00:00Z', '2008-11-14T19:00:00Z', '2012-11-05T19:00:00Z'])
    await insertMatch(test.db, nba, [0, 1], { start, score });
  const competitorId = firstItem(nba.teamIds);
  const query = { competitorId, direction: 'past' as const, limit: 9 };
  const { matches } = await teamMatches(test.db, query, now);
  expect(matches.map(({ home, away }) => [home.name, away.name])).toEqual([
    ['Oklahoma City Thunder', 'Brooklyn Nets'],
    ['Oklahoma City Thunder', 'New Jersey Nets'],
    ['Seattle SuperSonics', 'New Jersey Nets'],
  ]);
  const detail = await teamDetail(test.db, competitorId, now);
  expect(detail?.team.name).toBe('Oklahoma City Thunder');
});
