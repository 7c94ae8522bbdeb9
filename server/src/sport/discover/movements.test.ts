import { beforeAll, describe, expect, test } from '@jest/globals';
import { operations } from '@scoreline/shared-lib/contract/schemas';
import { firstItem, lastItem } from '@scoreline/shared-lib/contract/lists';
import { sql } from 'kysely';

import { movements } from './movements';
import { moverCursorOf, readMoverCursor } from './moverCursor';
import { duringTests } from '@scoreline/database/duringTests';
import { openTestDatabase } from '@scoreline/database/testing';
import { insertLeague, insertMatch } from '../matches/testing';

const path = 'sports-query/discover/movements';
const now = new Date('2026-11-21T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
type Point = [at: Date, home: number, draw: number | null, away: number];

describe('movements', () => {
  const database = duringTests(openTestDatabase);
  const ids: Record<string, number> = {};
  const ask = async (request: object) => {
    const { request: asked, response } = operations[path];
    const context = { db: database.db, now: () => now };
    return response.parse(await movements(asked.parse({ sport: 'football', ...request }), context));
  };
  const found = async (request: object) => {
    const { rows } = await ask(request);
    return rows.map(({ match, mover, others }) => ({ id: match.eventId, ...mover, others }));
  };

  async function price(match: string, bookmaker: number, line: number, points: Point[]) {
    const [first, last] = [firstItem(points), lastItem(points)];
    const market = line === 0 ? '1x2' : 'overUnder';
    const { id } = await database.db
      .insertInto('odds')
      .values({
        match_id: ids[match]!,
        bookmaker_id: bookmaker,
        market,
        line,
        opening_at: first[0],
        opening_home: first[1],
        opening_draw: first[2],
        opening_away: first[3],
        current_at: last[0],
        current_home: last[1],
        current_draw: last[2],
        current_away: last[3],
        seen_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = points.map(([at, home, draw, away]) => ({ odds_id: id, at, home, draw, away }));
    await database.db.insertInto('odds_movements').values(rows).execute();
  }

  beforeAll(async () => {
    const { db } = database;
    await sql`INSERT INTO bookmakers (id, key, name, priority) VALUES (1, 'one', 'One', 1), (2, 'two', 'Two', 2)`.execute(
      db,
    );
    const league = await insertLeague(db, { teams: ['A', 'B', 'C', 'D'] });
    const starts = {
      fell: '13:00',
      brief: '14:00',
      rose: '15:00',
      lines: '16:00',
      tiny: '17:00',
      sure: '18:00',
      live: '11:30',
    };
    for (const [name, time] of Object.entries(starts)) {
      const status = name === 'live' ? 'live' : 'notStarted';
      const facts = { start: `2026-11-21T${time}:00Z`, status } as const;
      ids[name] = await insertMatch(db, league, [0, 1], facts);
    }
    await price('fell', 1, 0, [
      [ago(3000), 2, 3.5, 4],
      [ago(600), 1.8, 3.5, 4.2],
    ]);
    await price('fell', 2, 0, [
      [ago(3000), 2, 3.5, 4],
      [ago(60), 1.6, 3.5, 4],
    ]);
    // 3 lasted 30 s, and the newest price has lasted 30 s.
    await price('brief', 1, 0, [
      [ago(3000), 2, 3, 4],
      [ago(100), 3, 3, 4],
      [ago(99.5), 2.1, 3, 4],
      [ago(0.5), 1.2, 3, 4],
    ]);
    await price('rose', 1, 0, [
      [ago(3000), 2, 3, 4],
      [ago(1000), 2.5, 3, 4],
      [ago(100), 2.2, 3, 4],
    ]);
    await price('tiny', 1, 0, [
      [ago(3000), 1.005, 15, 40],
      [ago(100), 1.2, 15, 40],
    ]);
    await price('sure', 1, 0, [
      [ago(3000), 1.2, 15, 40],
      [ago(100), 1.005, 15, 40],
    ]);
    await price('live', 1, 0, [
      [ago(3000), 2, 3, 4],
      [ago(100), 1.2, 3, 4],
    ]);
    await price('lines', 1, 2.5, [[ago(3000), 1.9, null, 1.9]]);
    await price('lines', 1, 3, [[ago(100), 1.95, null, 1.85]]);
  });

  test('a match is one row, its largest mover, and counts the others', async () => {
    const from = { bookmakerId: 2, outcome: 'home', from: 2, to: 1.6, change: -20 };
    expect(await found({ direction: 'dropping' })).toMatchObject([
      { id: ids.fell, kind: 'price', ...from, others: 1 },
    ]);
    expect(await found({ direction: 'dropping', bookmakerId: 1 })).toMatchObject([
      { change: -10, others: 0 },
    ]);
    expect(await found({ direction: 'dropping', threshold: 20.01 })).toEqual([]);
  });

  test('what stood under a minute, prices below 1.01 and matches in play do not count', async () => {
    const rose = await found({ direction: 'rising', threshold: 1 });
    expect(rose.map(({ id }) => id)).toEqual([ids.rose, ids.fell, ids.brief]);
    expect(rose.at(-1)).toMatchObject({ from: 2, to: 2.1, change: 5 });
  });

  test('a window begins at the price that stood then', async () => {
    expect(await found({ window: '12h', bookmakerId: 1 })).toMatchObject([
      { id: ids.rose, from: 2.5, to: 2.2, change: -12 },
      { id: ids.fell, change: -10, others: 0 },
    ]);
    expect(await found({ window: '24h', direction: 'rising' })).toMatchObject([
      { id: ids.rose, from: 2, to: 2.2, change: 10 },
    ]);
  });

  test('a moved line shows both lines and no percentage', async () => {
    const line = { id: ids.lines, kind: 'line', fromLine: 2.5, line: 3 };
    expect(await found({ market: 'overUnder' })).toMatchObject([line]);
    expect(await found({ market: 'overUnder', direction: 'dropping' })).toEqual([]);
  });

  test.each(['size', 'kickOff'])('pages by %s neither repeat nor leave out', async (sort) => {
    const whole = (await ask({ threshold: 1, sort })).rows;
    expect(whole).toHaveLength(3);
    const paged = [];
    let cursor: string | undefined;
    do {
      const page = await ask({ threshold: 1, sort, limit: 1, cursor });
      paged.push(...page.rows);
      cursor = page.cursor ?? undefined;
    } while (cursor);
    expect(paged).toEqual(whole);
  });

  test('a price, a kick-off and a start that change are seen by the next call, whoever wrote them', async () => {
    const { db } = database;
    const dropping = () => found({ direction: 'dropping', window: 'opening' });
    const match = ids.brief!;
    await sql`UPDATE odds SET current_home = 1.5, current_at = ${ago(50)} WHERE match_id = ${match}`.execute(
      db,
    );
    expect(await dropping()).toContainEqual(expect.objectContaining({ id: match, change: -25 }));
    await sql`UPDATE matches SET start_time = ${ago(-60 * 24 * 8)} WHERE id = ${match}`.execute(db);
    expect((await dropping()).map(({ id }) => id)).not.toContain(match);
    expect((await found({ direction: 'dropping', within: 200 })).map(({ id }) => id)).toContain(
      match,
    );
    await sql`UPDATE matches SET status = 'live' WHERE id = ${match}`.execute(db);
    expect((await found({ within: 200 })).map(({ id }) => id)).not.toContain(match);
  });

  test('a window moves on though nothing is written', async () => {
    const { request } = operations[path];
    const asked = request.parse({ sport: 'football', window: '12h', bookmakerId: 1 });
    const at = async (minutes: number) => {
      const context = { db: database.db, now: () => ago(-minutes) };
      return (await movements(asked, context)).rows.map(({ match }) => match.eventId);
    };
    expect(await at(0)).toContain(ids.fell);
    // The change of 600 minutes ago leaves the window after 720; the match starts at 60.
    await sql`UPDATE matches SET start_time = ${ago(-300)} WHERE id = ${ids.fell!}`.execute(
      database.db,
    );
    expect(await at(119)).toContain(ids.fell);
    expect(await at(121)).not.toContain(ids.fell);
  });

  test('a market of the other sport is refused', () => {
    const request = { sport: 'football', market: 'moneyline' };
    expect(operations[path].request.safeParse(request).success).toBe(false);
  });
});

test('a cursor is read as it was written, and a foreign one is none', () => {
  const row = { size: 12.34, start_time: now, id: 7 };
  const read = { size: 12.34, startTime: now, id: 7 };
  expect(readMoverCursor(moverCursorOf(row))).toEqual(read);
  for (const text of [undefined, '', 'x_1.2', '1e9_1.2', '5_'])
    expect(readMoverCursor(text)).toBeNull();
});
