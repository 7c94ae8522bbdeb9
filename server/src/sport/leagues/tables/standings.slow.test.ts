import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { LeagueStandings } from '@scoreline/shared-lib/contract';

import { leagueStandings } from './standings';
import { findMatch } from '../../matches/sections/matchKey';
import { matchStandings } from '../../matches/sections/standings';
import { openTestDatabase, type TestDatabase } from '@scoreline/database/testing';
import { insertLeague, insertMatch, type TestLeague } from '../../matches/testing';

let test: TestDatabase;
beforeEach(async () => {
  test = await openTestDatabase();
});
afterEach(() => test.close());

type Kind = LeagueStandings['kind'];
const namesOf = async (league: TestLeague, kind: Kind = 'all', table = 0) => {
  const { tables } = await standingsOf(league, kind);
  return tables[table]?.rows.map(({ name }) => name);
};
const standingsOf = ({ tournamentId }: TestLeague, kind: Kind = 'all') =>
  leagueStandings(test.db, { tournamentId, kind });

let day = 0;
const play = (league: TestLeague, pair: [number, number], score: [number, number], more = {}) =>
  insertMatch(test.db, league, pair, {
    start: new Date(Date.UTC(2026, 8, ++day)).toISOString(),
    score,
    ...more,
  });

describe('football', () => {
  it('says of a season that is over where teams have not played equally often', async () => {
    const league = await insertLeague(test.db, { teams: ['A', 'B', 'C'] });
    const start = (day: number) => ({ start: new Date(Date.UTC(2020, 8, day)).toISOString() });
    await play(league, [0, 1], [2, 1], start(1));
    await play(league, [1, 2], [0, 0], start(2));
    expect((await standingsOf(league)).tables[0]).toMatchObject({ uneven: true });
    expect((await standingsOf(league, 'home')).tables[0]).not.toHaveProperty('uneven');
    const next = await play(league, [2, 0], [0, 0], { ...start(3), status: 'notStarted' });
    expect((await standingsOf(league)).tables[0]).not.toHaveProperty('uneven');
    await test.db.deleteFrom('matches').where('id', '=', next).execute();
    await play(league, [2, 0], [1, 0], start(3));
    expect((await standingsOf(league)).tables[0]).not.toHaveProperty('uneven');
  });

  it('adds up what was played or awarded, and nothing else', async () => {
    const league = await insertLeague(test.db, { teams: ['A', 'B', 'C'] });
    await play(league, [0, 1], [2, 1]);
    await play(league, [1, 2], [0, 0]);
    await play(league, [2, 0], [3, 0], { status: 'awarded' });
    await play(league, [1, 0], [9, 0], { status: 'abandoned' });
    await play(league, [2, 1], [9, 0], { status: 'live' });
    const { tables } = await standingsOf(league);
    expect(tables).toHaveLength(1);
    expect(tables[0]).toMatchObject({ stage: 'regularSeason', group: null });
    const numbers = tables[0]?.rows.map((row) => ({ ...row, competitorId: 0 }));
    const own = { competitorId: 0 };
    expect(numbers).toEqual([
      {
        rank: 1,
        ...own,
        name: 'C',
        ...of(2, 1, 1, 0),
        ...goals(3, 0),
        points: 4,
        form: ['D', 'W'],
      },
      {
        rank: 2,
        ...own,
        name: 'A',
        ...of(2, 1, 0, 1),
        ...goals(2, 4),
        points: 3,
        form: ['W', 'L'],
      },
      {
        rank: 3,
        ...own,
        name: 'B',
        ...of(2, 0, 1, 1),
        ...goals(1, 2),
        points: 1,
        form: ['L', 'D'],
      },
    ]);
    expect(await namesOf(league, 'live')).toEqual(['C', 'A', 'B']);
    const live = (await standingsOf(league, 'live')).tables[0]?.rows[0];
    expect(live).toMatchObject({ name: 'C', played: 3, points: 7 });
  });

  it('tells teams level on points apart as the league says', async () => {
    const results: [[number, number], [number, number]][] = [
      [
        [0, 1],
        [0, 1],
      ],
      [
        [0, 2],
        [5, 0],
      ],
      [
        [2, 1],
        [1, 0],
      ],
    ];
    const teams = ['A', 'B', 'C'];
    const byGoals = await insertLeague(test.db, {
      name: 'By goals',
      teams,
      tieBreakers: ['points', 'goalDifference', 'goals'],
    });
    for (const [pair, score] of results) await play(byGoals, pair, score);
    expect(await namesOf(byGoals)).toEqual(['A', 'B', 'C']);
  });

  it('goes by the matches of level teams once they have played them all, by goals until then', async () => {
    const league = await insertLeague(test.db, {
      name: 'By matches',
      teams: ['A', 'B', 'C', 'D'],
      tieBreakers: ['points', 'headToHead', 'goalDifference'],
    });
    await play(league, [1, 0], [1, 0]);
    await play(league, [0, 2], [5, 0]);
    expect(await namesOf(league)).toEqual(['A', 'B', 'D', 'C']);
    await play(league, [0, 1], [1, 1]);
    expect(await namesOf(league)).toEqual(['B', 'A', 'D', 'C']);
    // C is level with both and has met neither twice.
    await play(league, [2, 3], [1, 0]);
    await play(league, [3, 2], [0, 0]);
    expect(await namesOf(league)).toEqual(['A', 'B', 'C', 'D']);
  });

  it('has home, away and form tables', async () => {
    const league = await insertLeague(test.db, { teams: ['A', 'B'] });
    for (let n = 0; n < 6; n++) await play(league, [0, 1], n === 0 ? [9, 0] : [0, 1]);
    await play(league, [1, 0], [0, 2]);
    expect((await standingsOf(league, 'home')).tables[0]?.rows[0]).toMatchObject({
      name: 'A',
      played: 6,
      points: 3,
    });
    expect((await standingsOf(league, 'away')).tables[0]?.rows[0]).toMatchObject({
      name: 'B',
      played: 6,
      points: 15,
    });
    const form = (await standingsOf(league, 'form')).tables[0]?.rows;
    expect(form?.[0]).toMatchObject({ name: 'B', played: 5, points: 12 });
    expect(form?.[1]?.form).toEqual(['L', 'L', 'L', 'L', 'W']);
  });

  it('has a table a group in a group stage', async () => {
    const team = (name: string, group: string) => ({ name, groups: [group] });
    const teams = [team('A1', 'A'), team('A2', 'A'), team('B1', 'B'), team('B2', 'B')];
    const league = await insertLeague(test.db, { stage: 'groupStage', teams });
    await play(league, [1, 0], [1, 0]);
    const { tables } = await standingsOf(league);
    expect(tables.map(({ group }) => group)).toEqual(['A', 'B']);
    expect(await namesOf(league, 'all', 0)).toEqual(['A2', 'A1']);
  });

  it('takes the groups from the matches where no list of the season tells them', async () => {
    const league = await insertLeague(test.db, {
      stage: 'groupStage',
      teams: ['A1', 'A2', 'B1', 'B2'],
    });
    const inGroup = async (group: string, matchId: Promise<number>) =>
      test.db
        .updateTable('matches')
        .set({ group_code: group })
        .where('id', '=', await matchId)
        .execute();
    await inGroup('A', play(league, [1, 0], [1, 0]));
    const start = '2026-12-01T12:00:00Z';
    await inGroup('B', insertMatch(test.db, league, [2, 3], { start }));
    const { tables } = await standingsOf(league);
    expect(tables.map(({ group, rows }) => [group, ...rows.map(({ name }) => name)])).toEqual([
      ['A', 'A2', 'A1'],
      ['B', 'B1', 'B2'],
    ]);
  });
});

it('ranks basketball by the share of matches won, in conferences too', async () => {
  const league = await insertLeague(test.db, {
    sport: 'basketball',
    tieBreakers: ['winRate', 'headToHead'],
    teams: [
      { name: 'East 1', groups: ['ec', 'al'] },
      { name: 'East 2', groups: ['ec', 'al'] },
      { name: 'West 1', groups: ['wc', 'pc'] },
    ],
  });
  await play(league, [0, 1], [100, 90]);
  await play(league, [1, 2], [100, 90]);
  await play(league, [1, 0], [99, 98]);
  const { tables } = await standingsOf(league);
  expect(tables.map(({ group }) => group)).toEqual([null, 'al', 'ec', 'pc', 'wc']);
  expect(tables[0]?.rows[0]).toMatchObject({ name: 'East 2', won: 2, lost: 1, pointsFor: 289 });
  expect(tables[0]?.rows[0]).toHaveProperty('winRate', 2 / 3);
});

it('calls franchises in the tables of old seasons as they were called then', async () => {
  const league = await insertLeague(test.db, {
    sport: 'basketball',
    teams: ['Brooklyn Nets', 'Oklahoma City Thunder'],
  });
  await play(league, [0, 1], [100, 90]);
  const from = (ref: string) =>
    test.db
      .insertInto('feed_refs')
      .values({ source: 'nba-sbr', kind: 'season', ref, id: league.seasonId })
      .onConflict((conflict) => conflict.columns(['source', 'kind', 'ref']).doNothing());
  await from('2007-08').execute();
  expect(await namesOf(league)).toEqual(['New Jersey Nets', 'Seattle SuperSonics']);
  await test.db.updateTable('feed_refs').set({ ref: '2015-16' }).execute();
  expect(await namesOf(league)).toEqual(['Brooklyn Nets', 'Oklahoma City Thunder']);
});

it('counts a match as if it had ended so, by the league’s own rules, beside those before it', async () => {
  const league = await insertLeague(test.db, { teams: ['A', 'B', 'C'] });
  await play(league, [0, 2], [1, 0]);
  await play(league, [1, 2], [1, 0]);
  const matchId = await play(league, [0, 1], [0, 3]);
  const match = (await findMatch(test.db, matchId))!;
  const rows = async (score?: { home: number; away: number }) => {
    const { tables } = await matchStandings(test.db, match, {
      kind: 'all',
      asOf: 'kickOff',
      score,
    });
    return tables[0]?.rows.map(({ name, played, form }) => [name, played, form.join('')]);
  };
  expect(await rows()).toEqual([
    ['A', 1, 'W'],
    ['B', 1, 'W'],
    ['C', 2, 'LL'],
  ]);
  expect(await rows({ home: 0, away: 1 })).toEqual([
    ['B', 2, 'WW'],
    ['A', 2, 'WL'],
    ['C', 2, 'LL'],
  ]);
});

it('tells an unknown league from an unknown season', async () => {
  const { tournamentId } = await insertLeague(test.db, { teams: ['A'] });
  const ask = (request: { tournamentId: number; season?: string }) =>
    leagueStandings(test.db, { kind: 'all', ...request });
  await expect(ask({ tournamentId: 999 })).rejects.toMatchObject({ code: 11005 });
  await expect(ask({ tournamentId, season: '1999' })).rejects.toMatchObject({ code: 11010 });
});

const of = (played: number, won: number, drawn: number, lost: number) => ({
  played,
  won,
  drawn,
  lost,
});
const goals = (goalsFor: number, goalsAgainst: number) => ({
  goalsFor,
  goalsAgainst,
  goalDifference: goalsFor - goalsAgainst,
});
