import { afterEach, beforeEach, expect, it } from '@jest/globals';

import { openTestDatabase, type TestDatabase } from '@scoreline/database/testing';
import { insertLeague, insertMatch, type TestLeague } from '../../matches/testing';
import { renewChances } from './chancesJob';
import { seasonsToRenew } from './finishChances';
import { leagueStandings } from '../tables/standings';

const now = new Date('2026-11-22T12:00:00Z');
const dayMs = 86_400_000;
const teams = Array.from({ length: 20 }, (_, index) => `T${index}`);

let test: TestDatabase;
let league: TestLeague;
beforeEach(async () => {
  test = await openTestDatabase();
  league = await insertLeague(test.db, { teams, tieBreakers: ['points', 'goalDifference'] });
  await test.db
    .insertInto('feed_refs')
    .values({ source: 'demo', kind: 'season', ref: 'premier-league:2026', id: league.seasonId })
    .execute();
});
afterEach(() => test.close());

/** Every team has played eight matches; the first teams won all of theirs. */
async function playSome() {
  let day = 0;
  for (let round = 1; round <= 8; round++)
    for (let home = 0; home < 10; home++) {
      const start = new Date(now.getTime() - (100 - ++day) * (dayMs / 2)).toISOString();
      const away = 10 + ((home + round) % 10);
      await insertMatch(test.db, league, [home, away], { start, score: [2, 0] });
    }
  for (let home = 10; home < 20; home++)
    await insertMatch(test.db, league, [home, (home + 3) % 10], {
      start: new Date(now.getTime() + home * dayMs).toISOString(),
    });
}

it('works out a season with new results once, and the table carries it', async () => {
  await playSome();
  const [season] = await seasonsToRenew(test.db);
  expect(season?.seasonId).toBe(league.seasonId);
  expect(await renewChances(test.db, season!, now)).toBe(true);
  expect(await seasonsToRenew(test.db)).toEqual([]);
  const { tables, chances } = await leagueStandings(test.db, {
    tournamentId: league.tournamentId,
    kind: 'all',
  });
  expect(tables[0]?.zones?.[0]).toEqual({ kind: 'championsLeague', from: 1, to: 4 });
  for (const kind of ['home', 'away', 'form'] as const) {
    const part = await leagueStandings(test.db, { tournamentId: league.tournamentId, kind });
    expect(part.tables.map(({ zones }) => zones)).toEqual([undefined]);
  }
  const sum = (kind: 'championsLeague' | 'relegation') =>
    chances!.rows.reduce((total, { zones }) => total + (zones[kind] ?? 0), 0);
  expect(sum('championsLeague')).toBeCloseTo(4, 6);
  expect(sum('relegation')).toBeCloseTo(3, 6);
  const strong = new Set(league.teamIds.slice(0, 10));
  for (const { competitorId, zones } of chances!.rows)
    if (strong.has(competitorId)) expect(zones.relegation ?? 0).toBe(0);
});

it('works out each group of a cup by its own matches', async () => {
  const groups = ['A', 'B'].flatMap((group) =>
    Array.from({ length: 4 }, (_, at) => ({ name: `${group}${at}`, groups: [group] })),
  );
  const cup = await insertLeague(test.db, { name: 'Cup', teams: groups, stage: 'groupStage' });
  await test.db
    .insertInto('feed_refs')
    .values({ source: 'demo', kind: 'season', ref: 'world-cup:2026', id: cup.seasonId })
    .execute();
  const on = (day: number) => new Date(now.getTime() + day * dayMs).toISOString();
  for (let day = 1; day <= 16; day++)
    for (const at of [0, 1, 4, 5])
      await insertMatch(test.db, cup, [at, at + 2], { start: on(-day), score: [2, 0] });
  await insertMatch(test.db, cup, [2, 3], { start: on(1) });
  const season = { ...cup, results: 64 };
  expect(await renewChances(test.db, season, now)).toBe(true);
  const { tables, chances } = await leagueStandings(test.db, { ...cup, kind: 'all' });
  expect(tables.map(({ group, zones }) => [group, zones?.length])).toEqual([
    ['A', 3],
    ['B', 3],
  ]);
  const of = (at: number) =>
    chances!.rows.find(({ competitorId }) => competitorId === cup.teamIds[at])!.zones;
  for (const at of [0, 1, 4, 5]) expect(of(at)).toEqual({ knockOut: 1 });
  for (const kind of ['bestThird', 'eliminated'] as const) {
    expect((of(2)[kind] ?? 0) + (of(3)[kind] ?? 0)).toBeCloseTo(1, 6);
    expect((of(6)[kind] ?? 0) + (of(7)[kind] ?? 0)).toBeCloseTo(1, 6);
  }
});

it('leaves seasons alone that have no zones or nothing to play', async () => {
  const other = await insertLeague(test.db, { name: 'Other', teams: ['A', 'B'] });
  await insertMatch(test.db, other, [0, 1], { start: '2026-11-01T12:00:00Z', score: [1, 0] });
  expect(await seasonsToRenew(test.db)).toEqual([]);
  await insertMatch(test.db, other, [1, 0], { start: '2026-12-01T12:00:00Z' });
  const [season] = await seasonsToRenew(test.db);
  expect(await renewChances(test.db, season!, now)).toBe(false);
});
