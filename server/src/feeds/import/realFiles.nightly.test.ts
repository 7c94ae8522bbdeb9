import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { firstItem, itemWhere } from '@scoreline/shared-lib/contract/lists';

import { archiveFile, archiveRows, decidedPoints, type Cells } from '../../store/archive/testing';
import { duringTests } from '@scoreline/database/duringTests';
import { openTestDatabase } from '@scoreline/database/testing';
import { leagueStandings } from '../../sport/leagues/tables/standings';
import { createIngest } from '../ingest/ingest';
import { checksums } from './checksums';
import { clubOf } from '../../store/catalogue/clubs';
import { importFiles, type FileResult } from './importFiles';

const data = archiveFile('.');
const filesIn = (folder: string) =>
  existsSync(join(data, folder))
    ? readdirSync(join(data, folder)).map((name) => join(data, folder, name))
    : [];
const seasons = filesIn('football-data-co-uk');
const [nba] = filesIn('nba-sbr-odds');
const present = seasons.length > 0 && nba !== undefined;
if (!present) console.warn(`skipped: ${data} is absent`);

const countries: Record<string, [country: string, tournament: string]> = {
  E0: ['gb-eng', 'Premier League'],
  D1: ['de', 'Bundesliga'],
  F1: ['fr', 'Ligue 1'],
  I1: ['it', 'Serie A'],
  SP1: ['es', 'LaLiga'],
};
const nameOf = ({ Div = '' }: Cells, team: string) => clubOf(countries[Div]![0], team).name;
const dayOf = (date: string) => date.split('/').reverse().join('-');

(present ? describe : describe.skip)('the real files', () => {
  const database = duringTests(openTestDatabase);
  let results: FileResult[];
  const run = (format: 'football-data' | 'nba-sbr', files: string[]) => {
    const logger = pino({ level: 'silent' });
    const ingest = createIngest({
      db: database.db,
      now: () => new Date('2026-11-21T12:00:00.000Z'),
      logger,
    });
    return importFiles(format, files, { db: database.db, ingest }, () => undefined);
  };

  beforeAll(async () => {
    results = [...(await run('football-data', seasons)), ...(await run('nba-sbr', [nba!]))];
  }, 300_000);

  test('nothing is left out but the defects of the files', () => {
    const skipped = results.flatMap(({ skipped }) => skipped);
    expect(results.filter(({ failure }) => failure)).toEqual([]);
    expect(skipped.filter(({ reason }) => reason.includes('not stored'))).toEqual([]);
    const zeros = skipped.filter(({ reason }) => /= 0, 0/.test(reason));
    const nonsense = skipped.filter(({ reason }) => reason.includes('is no market'));
    const empty = skipped.filter(({ reason }) => reason.endsWith('is empty'));
    expect([zeros.length, nonsense.length, empty.length]).toEqual([6, 22, 2]);
    expect(skipped).toHaveLength(30);
    const newcastle = itemWhere(results, ({ name }) => name.endsWith('E0_2122.csv')).skipped;
    expect(newcastle).toMatchObject([{ row: 168 }]);
  });

  test('every football match with its kick-off, score, half time and cards', async () => {
    const { rows } = await queryMatches('football');
    const stored = new Set(rows.map((row) => Object.values(row).join('|')));
    const wanted = seasons.flatMap(archiveRows).map((cells) => {
      const { Date: date, Time, HomeTeam, AwayTeam, FTHG, FTAG, HTHG, HTAG, HR, AR } = cells;
      const names = [nameOf(cells, HomeTeam!), nameOf(cells, AwayTeam!)];
      // The row of an awarded match has no cards.
      const cards = [HR || '0', AR || '0'];
      return [dayOf(date!), Time, ...names, FTHG, FTAG, HTHG ?? '', HTAG ?? '', ...cards].join('|');
    });
    expect(stored.size).toBe(rows.length);
    expect(wanted.filter((row) => !stored.has(row))).toEqual([]);
    expect(rows).toHaveLength(wanted.length);
  });

  test('every NBA game with its quarters', async () => {
    const { rows } = await queryMatches('basketball');
    const scores = rows.map((row) => `${String(row.home_score)}-${String(row.away_score)}`).sort();
    const games = archiveRows(nba!);
    expect(scores).toEqual(games.map(({ h_final, a_final }) => `${h_final}-${a_final}`).sort());
    const firsts = rows.reduce((sum, row) => sum + Number(row.first_home), 0);
    expect(firsts).toBe(games.reduce((sum, { h1 }) => sum + Number(h1), 0));
  });

  const queryMatches = (sport: string) =>
    database.db.executeQuery<Record<string, unknown>>(
      rawQuery(
        `SELECT to_char(m.start_time AT TIME ZONE 'Europe/London', 'YYYY-MM-DD') AS day,
           to_char(m.start_time AT TIME ZONE 'Europe/London', 'HH24:MI') AS time, h.name AS home, a.name AS away,
           home_score, away_score, home_periods[1] AS first_home, away_periods[1] AS first_away,
           home_red_cards, away_red_cards
         FROM matches m JOIN teams h ON h.id = home_id JOIN teams a ON a.id = away_id WHERE m.sport = $1`,
        [sport],
      ),
    );

  test('every opening and closing price of 1X2 and over/under, and no other', async () => {
    const { rows } = await database.db.executeQuery<Record<string, string | number>>(
      rawQuery(
        `SELECT to_char(m.start_time AT TIME ZONE 'Europe/London', 'YYYY-MM-DD') AS day, h.name AS home, a.name AS away,
           b.name AS bookmaker, o.market, opening_home, opening_draw, opening_away, current_home, current_draw,
           current_away, o.closing
         FROM odds o JOIN bookmakers b ON b.id = o.bookmaker_id JOIN matches m ON m.id = o.match_id
           JOIN teams h ON h.id = home_id JOIN teams a ON a.id = away_id
         WHERE o.market IN ('1x2', 'overUnder')`,
      ),
    );
    const stored = rows.map((row) => Object.values(row).join('|')).sort();
    expect(stored).toEqual(seasons.flatMap(archiveRows).flatMap(expectedOdds).sort());
  });

  test('closing handicaps and opening ones stand at their own lines', async () => {
    const { rows } = await database.db.executeQuery<{ n: number; sum: number }>(
      rawQuery(
        `SELECT count(*) AS n, sum(current_home) AS sum FROM odds o JOIN bookmakers b ON b.id = o.bookmaker_id
         WHERE market = 'asianHandicap' AND b.name = 'Bet365' AND closing`,
      ),
    );
    const closing = seasons.flatMap(archiveRows).filter(({ B365CAHH }) => B365CAHH);
    const sum = closing.reduce((total, { B365CAHH }) => total + Number(B365CAHH), 0);
    expect(firstItem(rows).n).toBe(closing.length);
    expect(firstItem(rows).sum).toBeCloseTo(sum, 6);
  });

  test('NBA lines and moneylines', async () => {
    const { rows } = await database.db.executeQuery<{ market: string; line: number; n: number }>(
      rawQuery(
        `SELECT o.market, CASE o.market WHEN 'moneyline' THEN 0 ELSE sum(line) END AS line, count(*) AS n FROM odds o
         WHERE o.market IN ('moneyline', 'spread', 'total') AND closing GROUP BY 1 ORDER BY 1`,
      ),
    );
    const games = archiveRows(nba!);
    const total = (name: string) => games.reduce((sum, row) => sum + Number(row[name]), 0);
    expect(rows).toEqual([
      { market: 'moneyline', line: 0, n: games.length },
      { market: 'spread', line: -total('close_spread'), n: games.length },
      { market: 'total', line: total('close_total'), n: games.length },
    ]);
  });

  test.each(Object.keys(countries))('the tables of %s', async (division) => {
    const [, tournament] = countries[division]!;
    const { id } = await database.db
      .selectFrom('tournaments')
      .select('id')
      .where('name', '=', tournament)
      .executeTakeFirstOrThrow();
    for (const file of seasons.filter((name) => name.includes(`/${division}_`))) {
      const year = /_(\d\d)(\d\d)\.csv$/.exec(file)!;
      const season = `20${year[1]}/${year[2]}`;
      const { tables } = await leagueStandings(database.db, {
        tournamentId: id,
        season,
        kind: 'all',
      });
      const rows = firstItem(tables).rows.map((row) => ({
        name: row.name,
        played: row.played,
        points: 'points' in row ? row.points : NaN,
        goalDifference: 'goalDifference' in row ? row.goalDifference : NaN,
      }));
      const wanted = tableOf(archiveRows(file)).map((row) => ({
        ...row,
        points: row.points + decidedPoints(season, row.name),
      }));
      expect(rows.toSorted(byName)).toEqual(wanted.toSorted(byName));
      expect(rows.map(({ points }) => points)).toEqual(
        wanted.map(({ points }) => points).toSorted((a, b) => b - a),
      );
    }
  });

  test('importing again changes nothing', async () => {
    const before = await checksums(database.db);
    const again = [...(await run('football-data', seasons)), ...(await run('nba-sbr', [nba!]))];
    expect(again.reduce((sum, { written }) => sum + written, 0)).toBe(0);
    expect(await checksums(database.db)).toEqual(before);
  }, 300_000);
});

const rawQuery = (sql: string, parameters: unknown[] = []) => ({
  sql,
  parameters,
  query: { kind: 'RawNode' as const, sqlFragments: [], parameters: [] },
  queryId: { queryId: sql },
});

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);

function tableOf(rows: Cells[]) {
  const table = new Map<string, { points: number; played: number; goalDifference: number }>();
  const add = (name: string, goals: number, against: number) => {
    const row = table.get(name) ?? { points: 0, played: 0, goalDifference: 0 };
    row.played += 1;
    row.goalDifference += goals - against;
    row.points += goals > against ? 3 : goals === against ? 1 : 0;
    table.set(name, row);
  };
  for (const row of rows) {
    add(nameOf(row, row.HomeTeam!), Number(row.FTHG), Number(row.FTAG));
    add(nameOf(row, row.AwayTeam!), Number(row.FTAG), Number(row.FTHG));
  }
  return [...table].map(([name, row]) => ({ name, ...row }));
}

const books: [prefix: string, over: string, name: string][] = [
  ['B365', 'B365', 'Bet365'],
  ['BW', 'BW', 'bwin'],
  ['BF', 'BF', 'Betfair'],
  ['BFE', 'BFE', 'Betfair Exchange'],
  ['IW', 'IW', 'Interwetten'],
  ['PS', 'P', 'Pinnacle'],
  ['VC', 'VC', 'BetVictor'],
  ['WH', 'WH', 'William Hill'],
  ['1XB', '1XB', '1xBet'],
  ['Avg', 'Avg', 'Market average'],
  ['Max', 'Max', 'Market maximum'],
];

/** The opening and closing prices of each bookmaker, according to a row's cells. */
function expectedOdds(cells: Cells): string[] {
  const { Date: date, HomeTeam, AwayTeam } = cells;
  const head = [dayOf(date!), nameOf(cells, HomeTeam!), nameOf(cells, AwayTeam!)];
  return books.flatMap(([prefix, over, name]) =>
    (['1x2', 'overUnder'] as const).flatMap((market) => {
      const columns = (infix: string) =>
        market === '1x2'
          ? ['H', 'D', 'A'].map((side) => `${prefix}${infix}${side}`)
          : ['>2.5', '<2.5'].map((side) => `${over}${infix}${side}`);
      const price = (infix: string) => {
        const values = columns(infix).map((column) => Number(cells[column] || NaN));
        const sum = values.reduce((total, value) => total + 1 / value, 0);
        const limit = name === 'Betfair Exchange' ? 1.2 : 1.35;
        const least = name === 'Market maximum' ? 0.8 : 0.9;
        if (!values.every((value) => value > 1) || sum > limit || sum < least) return undefined;
        return market === '1x2' ? values : [values[0], '', values[1]];
      };
      const closing = price('C');
      const opening = price('') ?? closing;
      if (!opening) return [];
      return [
        [...head, name, market, ...opening, ...(closing ?? opening), Boolean(closing)].join('|'),
      ];
    }),
  );
}
