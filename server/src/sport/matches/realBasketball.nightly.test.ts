import { beforeAll, describe, expect, test } from '@jest/globals';
import type { BasketballStandingsRow } from '@scoreline/shared-lib/contract';
import { pino } from 'pino';

import {
  archived,
  archiveFile,
  archiveJson,
  archiveRows,
  ask,
  importArchive,
  type Cells,
} from '../../store/archive/testing';
import { duringTests } from '@scoreline/database/duringTests';
import { openTestDatabase } from '@scoreline/database/testing';
import type { FeedEvent } from '@scoreline/shared-lib/contract/feed';
import { firstItem, itemAt, itemWhere, valueIn } from '@scoreline/shared-lib/contract/lists';
import { dayIn } from './day';
import { createIngest } from '../../feeds/ingest/ingest';
import { boxEvents, incidentsOf } from '../../feeds/nba/details';
import { franchiseOf } from '../../feeds/nba/franchises';
import { fixtureOf, seasonEvents, stateOf } from '../../feeds/nba/games';
import { boxScore, game, playByPlay, type BoxScore, type PlayByPlay } from '../../feeds/nba/shapes';

const resultsFile = 'nba-sbr-odds/nba_2015-16_2017-18.csv';
const boxFile = 'nba-api/boxscoretraditionalv3.json';
const playsFile = 'nba-api/playbyplayv3.json';
const present = archived(resultsFile, boxFile, playsFile);

(present ? describe : describe.skip)('three NBA seasons of the real file', () => {
  const database = duringTests(openTestDatabase);
  let rows: Cells[];
  const nameOf = (given: string) => franchiseOf(given)!.name;
  const dayOf = ({ season, date_mmdd }: Cells) => {
    const day = date_mmdd!.padStart(4, '0');
    const year = Number(season!.slice(0, 4)) + (Number(day) < 800 ? 1 : 0);
    return `${year}-${day.slice(0, 2)}-${day.slice(2)}`;
  };
  const games = new Map<string, number>();
  const idOf = (row: Cells) => valueIn(games, `${dayOf(row)} ${nameOf(row.home!)}`);

  beforeAll(async () => {
    await importArchive(database.db, 'nba-sbr', [archiveFile(resultsFile)]);
    rows = archiveRows(resultsFile);
    const stored = await database.db
      .selectFrom('matches as m')
      .innerJoin('teams as h', 'h.id', 'm.home_id')
      .select(['m.id', 'm.start_time', 'h.name'])
      .execute();
    for (const { id, start_time, name } of stored)
      games.set(`${dayIn(start_time, 'America/New_York')} ${name}`, id);
    expect(games.size).toBe(rows.length);
  }, 120_000);

  test('scores by quarter, overtime apart', async () => {
    const overtimes = rows.filter(({ a_ot, h_ot }) => Number(a_ot) + Number(h_ot) > 0);
    expect(overtimes.length).toBeGreaterThan(100);
    const sample = [...rows.filter((_, i) => i % 97 === 0), ...overtimes.slice(0, 20)];
    for (const row of sample) {
      const request = { eventId: idOf(row) };
      const { summary } = await ask(database.db, 'sports-query/match/detail', request);
      const over = overtimes.includes(row);
      expect(summary.status).toBe(over ? 'afterExtraTime' : 'finished');
      for (const [side, letter] of [
        [summary.home, 'h'],
        [summary.away, 'a'],
      ] as const) {
        const quarters = [1, 2, 3, 4].map((i) => Number(row[`${letter}${i}`]));
        expect(side.periods).toEqual(over ? [...quarters, Number(row[`${letter}_ot`])] : quarters);
        expect(side.score).toBe(Number(row[`${letter}_final`]));
      }
    }
  });

  interface Line {
    won: number;
    lost: number;
    scored: number;
  }

  /** A team's first 82 games are its regular season. */
  function records(season: string) {
    const own = rows
      .filter((row) => row.season === season)
      .toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));
    const table = new Map<string, Line>();
    for (const row of own) {
      const [home, away] = [nameOf(row.home!), nameOf(row.away!)];
      const lineOf = (name: string): Line => table.get(name) ?? { won: 0, lost: 0, scored: 0 };
      const lines = [lineOf(home), lineOf(away)] as const;
      if (lines.some(({ won, lost }) => won + lost === 82)) continue;
      const [h, a] = [Number(row.h_final), Number(row.a_final)];
      lines[0][h > a ? 'won' : 'lost'] += 1;
      lines[1][a > h ? 'won' : 'lost'] += 1;
      lines[0].scored += h;
      lines[1].scored += a;
      table.set(home, lines[0]).set(away, lines[1]);
    }
    return table;
  }

  test('the league, its conferences and its divisions', async () => {
    const { id: tournamentId } = await database.db
      .selectFrom('tournaments')
      .select('id')
      .executeTakeFirstOrThrow();
    for (const season of ['2015-16', '2016-17', '2017-18']) {
      const request = { tournamentId, season: season.replace('-', '/') };
      const { tables } = await ask(database.db, 'sports-query/league/standings', request);
      const groups = ['al', 'cl', 'ec', 'nw', 'pc', 'se', 'sw', 'wc'];
      expect(tables.map(({ group }) => group)).toEqual([null, ...groups]);
      expect(tables.map(({ rows }) => rows.length)).toEqual([30, 5, 5, 15, 5, 5, 5, 5, 15]);
      const wanted = records(season);
      for (const { rows: table } of tables)
        for (const [i, row] of (table as BasketballStandingsRow[]).entries()) {
          const { won, lost, scored } = valueIn(wanted, row.name);
          expect(row).toMatchObject({ won, lost, drawn: 0, pointsFor: scored });
          expect(row.winRate).toBeCloseTo(won / (won + lost), 10);
          if (i > 0) expect(row.winRate).toBeLessThanOrEqual((table[i - 1] as typeof row).winRate);
        }
    }
    // The well-known record of 2015/16.
    expect(records('2015-16').get('Golden State Warriors')).toMatchObject({ won: 73, lost: 9 });
  });

  /** Each team's first opponent after 82 games. */
  function firstRound(season: string): Map<string, string> {
    const played = new Map<string, number>();
    const met = new Map<string, string>();
    const own = rows
      .filter((row) => row.season === season)
      .toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));
    for (const row of own) {
      const [home, away] = [nameOf(row.home!), nameOf(row.away!)];
      for (const name of [home, away]) played.set(name, (played.get(name) ?? 0) + 1);
      if (played.get(home) === 83) met.set(home, away);
      if (played.get(away) === 83) met.set(away, home);
    }
    return met;
  }

  test.each(['2015-16', '2016-17', '2017-18'])(
    'level teams of %s stand where the play-offs seeded them, and series end with four wins',
    async (season) => {
      const { id: tournamentId } = await database.db
        .selectFrom('tournaments')
        .select('id')
        .executeTakeFirstOrThrow();
      const request = { tournamentId, season: season.replace('-', '/') };
      const { tables } = await ask(database.db, 'sports-query/league/standings', request);
      const met = firstRound(season);
      expect(met.size).toBe(16);
      for (const conference of ['ec', 'wc']) {
        const table = itemWhere(tables, ({ group }) => group === conference).rows;
        const seeds = table.slice(0, 8).map(({ name }) => name);
        expect(seeds.map((name) => met.get(name))).toEqual(seeds.toReversed());
      }
      const { bracket } = await ask(database.db, 'sports-query/league/detail', request);
      expect(bracket.map(({ round, ties }) => [round, ties.length])).toEqual([
        ['First round', 8],
        ['Conference semi-finals', 4],
        ['Conference finals', 2],
        ['Finals', 1],
      ]);
      for (const { legs, winner } of bracket.flatMap(({ ties }) => ties)) {
        const wins = legs.filter(
          ({ home, away }) => (home.score! > away.score! ? home : away).competitorId === winner,
        );
        expect(wins).toHaveLength(4);
        expect(legs.length).toBeLessThanOrEqual(7);
      }
    },
  );

  test('home odds: the last ten with the same moneyline', async () => {
    const decimal = (american: string) => {
      const price = Number(american);
      return price > 0 ? 1 + price / 100 : 1 - 100 / price;
    };
    const start = (row: Cells) => dayOf(row);
    for (const row of rows.filter((_, i) => i % 331 === 330)) {
      const request = { eventId: idOf(row) };
      const { homeOdds } = await ask(database.db, 'sports-query/match/insights', request);
      const near = (most: number) =>
        rows.filter(
          (one) =>
            start(one) < start(row) &&
            Math.abs(decimal(one.ml_home!) - decimal(row.ml_home!)) < most &&
            Math.abs(decimal(one.ml_away!) - decimal(row.ml_away!)) < most,
        );
      const wide = near(0.005).length < 5;
      // All games of a day start at one time here, so the tenth may be any game of its day.
      expect(homeOdds!.tolerance).toBe(wide ? 0.02 : 0.005);
      expect(homeOdds!.sample).toBe(Math.min(10, near(wide ? 0.02 : 0.005).length));
      expect(homeOdds!.homeWins + homeOdds!.awayWins).toBe(homeOdds!.sample);
    }
  });
});

(present ? describe : describe.skip)('a box score and a play-by-play as recorded', () => {
  const database = duringTests(openTestDatabase);
  const at = new Date('2025-11-06T05:00:00Z');
  let box: BoxScore;
  let plays: PlayByPlay;
  const over = (gameId: string, away: string, home: string, scores: [number, number]) =>
    game.parse({
      gameId,
      gameStatus: 3,
      gameStatusText: 'Final',
      period: 4,
      gameClock: '',
      gameTimeUTC: '2025-11-04T23:00:00Z',
      homeTeam: { teamId: 1, teamTricode: home, score: scores[0], periods: [] },
      awayTeam: { teamId: 2, teamTricode: away, score: scores[1], periods: [] },
    });
  const matchId = async (ref: string) => {
    const { id } = await database.db
      .selectFrom('feed_refs')
      .select('id')
      .where('kind', '=', 'match')
      .where('ref', '=', ref)
      .executeTakeFirstOrThrow();
    return id;
  };

  beforeAll(async () => {
    box = boxScore.parse(archiveJson(boxFile));
    plays = playByPlay.parse(archiveJson(playsFile));
    const ingest = createIngest({
      db: database.db,
      now: () => at,
      logger: pino({ level: 'silent' }),
    });
    const games = [
      over(box.gameId, 'MIL', 'TOR', [128, 100]),
      over(plays.game.gameId, 'CHA', 'NYK', [116, 117]),
    ];
    const events: FeedEvent[] = games.flatMap((one) => [
      ...seasonEvents(one.gameId, at),
      fixtureOf(one, at),
      stateOf(one, at),
    ]);
    const report = await ingest.apply([
      ...events,
      ...boxEvents(box, at),
      ...incidentsOf(plays, at),
    ]);
    expect(report.rejected).toEqual([]);
  });

  test('the boxscore: every player who played, starters first, and the team sums', async () => {
    interface Recorded {
      personId: number;
      nameI: string;
      firstName: string;
      familyName: string;
      position: string;
      statistics: Record<string, number | string>;
    }
    const recorded = archiveJson<{
      boxScoreTraditional: Record<'homeTeam' | 'awayTeam', { players: Recorded[] }>;
    }>(boxFile).boxScoreTraditional;
    const request = { eventId: await matchId(box.gameId) };
    const answer = await ask(database.db, 'sports-query/match/player-statistics', request);
    const sums = await ask(database.db, 'sports-query/match/statistics', request);
    for (const side of ['home', 'away'] as const) {
      const { players } = recorded[`${side}Team`];
      const played = players.filter(
        ({ statistics }) => Number(statistics.points) >= 0 && statistics.minutes,
      );
      expect(answer[side].map(({ player }) => player.name)).toEqual(
        played.map(({ firstName, familyName }) => `${firstName} ${familyName}`),
      );
      expect(answer[side].filter(({ starter }) => starter)).toHaveLength(5);
      for (const [i, { values }] of answer[side].entries()) {
        const { statistics } = itemAt(played, i);
        expect(values).toMatchObject({
          points: statistics.points,
          rebounds: statistics.reboundsTotal,
          assists: statistics.assists,
          threePointers: statistics.threePointersMade,
          plusMinus: statistics.plusMinusPoints,
        });
      }
      const points = answer[side].reduce((sum, { values }) => sum + values.points!, 0);
      const row = itemWhere(firstItem(sums.periods).rows, ({ key }) => key === 'points');
      expect(row[side]).toBe(points);
    }
  });

  test('the score difference follows every basket, and the quarters end where they did', async () => {
    const recorded = archiveJson<{
      game: { actions: { scoreHome: string; scoreAway: string }[] };
    }>(playsFile).game.actions;
    const scores = recorded
      .filter(({ scoreHome }) => scoreHome !== '')
      .map(({ scoreHome, scoreAway }) => `${scoreHome}:${scoreAway}`);
    const changes = scores.filter((score, i) => score !== (scores[i - 1] ?? '0:0'));
    const request = { eventId: await matchId(plays.game.gameId) };
    const { points, periods, kind } = await ask(
      database.db,
      'sports-query/match/momentum',
      request,
    );
    expect(kind).toBe('difference');
    expect(points.slice(1).map(({ value }) => value)).toEqual(
      changes.map((score) => {
        const [home, away] = score.split(':').map(Number) as [number, number];
        return home - away;
      }),
    );
    expect(periods).toEqual([720, 1440, 2160, 2880]);
    expect(points.every(({ at }, i) => i === 0 || at >= itemAt(points, i - 1).at)).toBe(true);
  });
});
