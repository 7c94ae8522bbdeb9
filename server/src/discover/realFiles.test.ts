import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { operations } from '@scoreline/shared-lib/contract/schemas';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { averages } from './averages';
import { movements } from './movements';
import { sameOdds } from './sameOdds';
import { openTestDatabase, type TestDatabase } from '../db/testing';
import { clubOf } from '../feeds/import/clubs';
import { importFiles } from '../feeds/import/importFiles';
import { createIngest } from '../feeds/ingest/ingest';

const files = ['E0_2223', 'E0_2324', 'E0_2425'].map((name) =>
  resolve(`../shared/data/football-data-co-uk/${name}.csv`),
);
const present = files.every((file) => existsSync(file));
if (!present) console.warn(`skipped: ${files.join(', ')} are absent`);

/** The last matches of the files are taken for matches to come. */
const coming = 100;
const now = new Date('2030-01-01T00:00:00Z');

interface Game {
  key: string;
  at: string;
  home: string;
  away: string;
  goals: [number, number];
  opening: number[];
  closing: number[];
}

/** A plain reader of its own: these files quote no cell. */
function gamesOf(file: string): Game[] {
  const [header = '', ...lines] = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/);
  const names = header.split(',');
  return lines
    .filter((line) => line.replaceAll(',', ''))
    .map((line) => {
      const cells = line.split(',');
      const cell = (name: string) => cells[names.indexOf(name)] ?? '';
      const numbers = (prefix: string) => ['H', 'D', 'A'].map((end) => Number(cell(prefix + end)));
      const [home, away] = ['HomeTeam', 'AwayTeam'].map(
        (name) => clubOf('gb-eng', cell(name)).name,
      );
      const at = `${cell('Date').split('/').reverse().join('-')} ${cell('Time')}`;
      return {
        key: `${at} ${home!}`,
        at,
        home: home!,
        away: away!,
        goals: [Number(cell('FTHG')), Number(cell('FTAG'))],
        opening: numbers('B365'),
        closing: numbers('B365C'),
      };
    });
}

describe.skipIf(!present)('the real files', () => {
  let database: TestDatabase;
  let past: Game[];
  let next: Game[];
  const context = () => ({ db: database.db, now: () => now });

  beforeAll(async () => {
    database = await openTestDatabase();
    const ingest = createIngest({
      db: database.db,
      now: () => now,
      logger: pino({ level: 'silent' }),
    });
    await importFiles('football-data', files, ingest, () => undefined);
    // Newest first by kick-off and then by name, so that both sides cut at the same match.
    await sql`UPDATE matches m SET status = 'notStarted', home_score = NULL, away_score = NULL,
        start_time = ${now}::timestamptz + place * interval '1 minute'
      FROM (SELECT m.id, ${coming}::int + 1 - row_number() OVER (ORDER BY start_time DESC, t.name DESC) AS place
        FROM matches m JOIN teams t ON t.id = home_id) ranked
      WHERE ranked.id = m.id AND place > 0`.execute(database.db);
    const games = files.flatMap(gamesOf).sort((a, b) => (a.key < b.key ? -1 : 1));
    past = games.slice(0, -coming);
    next = games.slice(-coming);
  }, 120_000);
  afterAll(() => database.close());

  test('movements of every match, over pages', async () => {
    const found = [];
    let cursor: string | undefined;
    do {
      const request = { sport: 'football', threshold: 7, limit: 17, within: 24, cursor };
      const parsed = operations['sports-query/discover/movements'].request.parse({
        ...request,
        bookmakerId: 1,
      });
      const page = await movements(parsed, context());
      found.push(...page.rows);
      cursor = page.cursor ?? undefined;
    } while (cursor);
    const seen = found.map(({ match, mover, others }) => {
      if (mover.kind !== 'price') throw new Error('1x2 has no line');
      return `${match.home.name}-${match.away.name} ${mover.change.toFixed(2)} +${others}`;
    });
    const wanted = next.flatMap(({ home, away, opening, closing }) => {
      const moves = opening
        .map((was, i) => ((closing[i]! - was) / was) * 100)
        .filter((change) => Math.abs(change) >= 7)
        .sort((a, b) => Math.abs(b) - Math.abs(a));
      return moves.length > 0
        ? [`${home}-${away} ${moves[0]!.toFixed(2)} +${moves.length - 1}`]
        : [];
    });
    expect(wanted.length).toBeGreaterThan(17);
    expect(seen.toSorted()).toEqual(wanted.toSorted());
    const sizes = found.map(({ mover }) => (mover.kind === 'price' ? Math.abs(mover.change) : 0));
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  });

  test('what became of the same opening prices', async () => {
    const request = { sport: 'football', limit: 100 };
    const parsed = operations['sports-query/discover/same-odds'].request.parse(request);
    const { response } = operations['sports-query/discover/same-odds'];
    const { rows } = response.parse(await sameOdds(parsed, context()));
    const seen = rows.map(({ match, tolerance, sample, homeWins, draws, awayWins, shares }) =>
      [
        match.home.name,
        match.away.name,
        tolerance,
        sample,
        homeWins,
        draws,
        awayWins,
        shares !== null,
      ].join(),
    );
    const near = (game: Game, other: Game, tolerance: number) =>
      // Prices have two places: in whole hundredths there is no rounding.
      game.opening.every(
        (price, i) =>
          Math.abs(Math.round(price * 100) - Math.round(other.opening[i]! * 100)) < tolerance * 100,
      );
    const wanted = next.map((game) => {
      const within = (tolerance: number) => past.filter((other) => near(game, other, tolerance));
      const wide = within(0.005).length < 5;
      const last = within(wide ? 0.02 : 0.005).slice(-10);
      const count = (sign: number) =>
        last.filter(({ goals }) => Math.sign(goals[0] - goals[1]) === sign).length;
      return [
        game.home,
        game.away,
        wide ? 0.02 : 0.005,
        last.length,
        count(1),
        count(0),
        count(-1),
        last.length >= 5,
      ].join();
    });
    expect(seen).toEqual(wanted);
    expect(rows.some(({ sample }) => sample > 0)).toBe(true);
  });

  test.each(['goals', 'conceded', 'winRate', 'points'] as const)(
    'averages of %s',
    async (metric) => {
      const request = { sport: 'football', metric, order: 'lowest', limit: 100 };
      const parsed = operations['sports-query/discover/averages'].request.parse(request);
      const { response } = operations['sports-query/discover/averages'];
      const { rows } = response.parse(await averages(parsed, context()));
      const value = (own: number, other: number) =>
        ({
          goals: own,
          conceded: other,
          winRate: own > other ? 1 : 0,
          points: own > other ? 3 : own === other ? 1 : 0,
        })[metric];
      const wanted = [...new Set(next.flatMap(({ home, away }) => [home, away]))].map((team) => {
        const last = past.filter(({ home, away }) => home === team || away === team).slice(-5);
        const values = last.map(({ home, goals: [h, a] }) =>
          home === team ? value(h, a) : value(a, h),
        );
        return { team, at: last.at(-1)!.at, value: values.reduce((sum, v) => sum + v, 0) / 5 };
      });
      expect(Object.fromEntries(rows.map(({ team, value }) => [team.name, value]))).toEqual(
        Object.fromEntries(wanted.map(({ team, value }) => [team, value])),
      );
      const last = new Map(wanted.map(({ team, at }) => [team, at]));
      for (const [i, row] of rows.entries()) {
        const before = rows[i - 1];
        if (!before || before.value < row.value) continue;
        expect(before.value).toBe(row.value);
        expect(last.get(before.team.name)! >= last.get(row.team.name)!).toBe(true);
      }
    },
  );
});
