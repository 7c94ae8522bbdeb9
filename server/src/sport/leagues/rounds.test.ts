import { afterEach, beforeEach, expect, it } from '@jest/globals';

import { leagueDetail } from './detail';
import { findSeason } from './season';
import { openTestDatabase, type TestDatabase } from '@scoreline/database/testing';
import { insertLeague, insertMatch } from '../matches/testing';

let test: TestDatabase;
beforeEach(async () => {
  test = await openTestDatabase();
});
afterEach(() => test.close());

/** Three rounds a week apart; the second match of the first round was postponed to January. */
async function season() {
  const league = await insertLeague(test.db, { teams: ['A', 'B', 'C', 'D'] });
  for (const [number, starts] of [
    [1, ['2026-11-01T15:00Z', '2027-01-20T19:00Z']],
    [2, ['2026-11-08T15:00Z', '2026-11-09T20:00Z']],
    [3, ['2026-11-15T15:00Z', '2026-11-15T17:00Z']],
  ] as const) {
    const { id } = await test.db
      .insertInto('rounds')
      .values({ stage_id: league.stageId, number, name: `Round ${number}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [at, start] of starts.entries()) {
      const match = await insertMatch(test.db, league, [2 * at, 2 * at + 1], { start });
      await test.db.updateTable('matches').set({ round_id: id }).where('id', '=', match).execute();
    }
  }
  return (await findSeason(test.db, league.tournamentId))!;
}

it('is in the round that is being played, whatever is made up months later', async () => {
  const key = await season();
  const current = async (now: string) => {
    const { rounds } = await leagueDetail(test.db, key, [], new Date(now));
    return rounds.filter((round) => round.current).map(({ number }) => number);
  };
  expect(await current('2026-11-01T12:00Z')).toEqual([1]);
  expect(await current('2026-11-05T12:00Z')).toEqual([2]);
  expect(await current('2026-11-09T12:00Z')).toEqual([2]);
  expect(await current('2026-11-10T12:00Z')).toEqual([3]);
});
