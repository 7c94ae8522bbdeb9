import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { pino } from 'pino';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import { createIngest } from '../../feeds/ingest/ingest';
import { gamesOfDatabase } from '../../sport/model/games';
import { insertLeague, insertMatch } from '../../sport/matches/testing';
import { ask } from '../archive/testing';
import { duringTests } from '@scoreline/database/duringTests';
import { openTestDatabase } from '@scoreline/database/testing';
import { archiveMovements, planArchive, restoreMonth } from './archive';
import { readParts, verifyPart } from './archiveFiles';
import { insertPricedMonths, quotesIn } from './testing';

const database = duringTests(openTestDatabase);
let folder: string;
let whole: { n: number; sum: string };
let before: unknown;

/** Everything readers of prices receive: the same odds, calibration's input, and a match's odds with only the ends. */
async function readByReaders() {
  const { db } = database;
  const same = await ask(db, 'sports-query/discover/same-odds', { sport: 'football', limit: 50 });
  const { rows } = await sql`SELECT * FROM odds ORDER BY id`.execute(db);
  return {
    same: same.rows.map(({ sample, homeWins, shares }) => ({ sample, homeWins, shares })),
    games: await gamesOfDatabase(db),
    odds: rows.map((row) => ({ ...(row as object), movements_archived: null })),
  };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scoreline-archive-'));
  const { db } = database;
  await insertPricedMonths(db, [2, 3, 4]);
  const league = await insertLeague(db, { name: 'Coming league', teams: ['E', 'F'] });
  const id = await insertMatch(db, league, [0, 1], { start: '2030-01-01T19:00:00Z' });
  await sql`INSERT INTO odds (match_id, bookmaker_id, market, opening_home, opening_draw, opening_away, opening_at,
      current_home, current_draw, current_away, current_at)
    SELECT ${id}, b.id, '1x2', 1.7, 3.4, 4.2, '2025-02-10', 1.7, 3.4, 4.2, '2025-02-10' FROM bookmakers b`.execute(
    db,
  );
  await sql`INSERT INTO odds_movements SELECT id, opening_at, 1.7, 3.4, 4.2 FROM odds WHERE match_id = ${id}`.execute(
    db,
  );
  whole = await quotesIn(db);
  before = await readByReaders();
});
afterAll(() => rm(folder, { recursive: true }));

const archive = (before: string) => archiveMovements({ db: database.db, folder, before });

describe('the archive', () => {
  it('says what it would take, and takes nothing', async () => {
    const plan = await planArchive({ db: database.db, before: '2025-04' });
    expect(plan).toEqual([
      { month: '2025-02', matches: 28, movements: 28 * 3 * 8, repeats: 28 * 3 * 4 },
      { month: '2025-03', matches: 28, movements: 28 * 3 * 8, repeats: 28 * 3 * 4 },
    ]);
    expect(await quotesIn(database.db)).toEqual(whole);
  });

  it('takes whole months of matches, and same odds and calibration say what they said', async () => {
    const done = await archive('2025-04');
    const rows = 28 * 3 * 12;
    expect(done).toMatchObject({
      months: [
        { month: '2025-02', rows },
        { month: '2025-03', rows },
      ],
    });
    expect((await quotesIn(database.db)).n).toBe(whole.n - 2 * rows);
    expect(await readByReaders()).toEqual(before);
    expect(firstItem((before as { same: { sample: number }[] }).same).sample).toBe(10);
    expect(await archive('2025-04')).toEqual({ months: [], dropped: [] });
  });

  it('leaves a match its first and its last price, and what is not over alone', async () => {
    const { books } = await ask(database.db, 'sports-query/match/odds', { eventId: 1 });
    const [book] = books;
    expect(book!.movements).toEqual([
      { ...book!.current, at: book!.currentAt },
      { ...book!.opening, at: book!.openingAt },
    ]);
    await archive('2025-05');
    const { rows } = await sql<{ status: string; n: number }>`
      SELECT m.status, count(*) AS n FROM odds_movements v JOIN odds o ON o.id = v.odds_id
      JOIN matches m ON m.id = o.match_id GROUP BY 1 ORDER BY 1`.execute(database.db);
    expect(rows).toEqual([
      { status: 'notStarted', n: 3 },
      { status: 'postponed', n: 24 },
    ]);
  });

  it('drops what a feed still says of archived prices, and changes nothing', async () => {
    const { db } = database;
    await sql`INSERT INTO feed_refs (source, kind, ref, id) VALUES ('late', 'match', 'one', 1)`.execute(
      db,
    );
    const before = [await quotesIn(db), (await readByReaders()).odds];
    const ingest = createIngest({ db, now: () => new Date(), logger: pino({ level: 'silent' }) });
    const quote = (at: string, home: number, kind: 'opening' | 'movement') => ({
      ...{ source: 'late', revision: 1, type: 'price' as const, matchRef: 'one', kind, at },
      ...{
        bookmaker: 'Book 1',
        market: '1x2' as const,
        line: 0,
        prices: { home, draw: 3, away: 4 },
      },
    });
    await ingest.apply([
      quote('2025-01-01T00:00:00.000Z', 1.2, 'opening'),
      quote('2025-02-01T12:00:00.000Z', 9, 'movement'),
    ] as never);
    expect([await quotesIn(db), (await readByReaders()).odds]).toEqual(before);
  });

  it('brings months back as they were', async () => {
    for (const month of ['2025-02', '2025-03', '2025-04'])
      await restoreMonth(database.db, folder, month);
    expect(await quotesIn(database.db)).toEqual(whole);
    expect(await readByReaders()).toEqual(before);
    await expect(restoreMonth(database.db, folder, '2024-01')).rejects.toThrow(
      'nothing of 2024-01',
    );
  });

  it('writes nothing twice, and what came in between beside it', async () => {
    const { db } = database;
    expect((await readParts(folder)).map(({ part }) => part)).toEqual([1, 1, 1]);
    await archive('2025-03');
    expect((await readParts(folder, '2025-02')).map(({ part }) => part)).toEqual([1]);
    await restoreMonth(db, folder, '2025-02');
    await sql`INSERT INTO odds_movements SELECT id, '2025-02-01T00:00:01.5Z', 7, 8, 9 FROM odds
      WHERE match_id = 1 LIMIT 1`.execute(db);
    const more = await quotesIn(db);
    await archive('2025-03');
    expect((await readParts(folder, '2025-02')).map(({ part }) => part)).toEqual([1, 2]);
    await restoreMonth(db, folder, '2025-02');
    expect(await quotesIn(db)).toEqual(more);
  });

  it('notices a file that is not what was written', async () => {
    const [part] = await readParts(folder, '2025-03');
    const path = join(folder, 'movements-2025-03.1.csv.gz');
    const bytes = await readFile(path);
    bytes[bytes.length >> 1]! ^= 1;
    await writeFile(path, bytes);
    await expect(verifyPart(folder, part!)).rejects.toThrow('is not what was written');
    await expect(restoreMonth(database.db, folder, '2025-03')).rejects.toThrow('is not what was');
  });
});
