import { beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { sql } from 'kysely';

import { duringTests } from '@scoreline/database/duringTests';
import { openTestDatabase, type TestDatabase } from '@scoreline/database/testing';
import { dayOf } from '@scoreline/simulator/calendar/days';
import { createDemoFeed } from '../feeds/demo/feed';
import { fillFirst } from '../feeds/demo/firstFill';
import { facts, matchHistory } from '@scoreline/simulator/history';
import { fillOlder, laneOf } from '../feeds/demo/olderFill';
import { readProgress } from '../feeds/demo/progress';
import { randomOf } from '@scoreline/simulator/random';
import { smallWorld } from '@scoreline/simulator/smallWorld';
import { firstItem, itemAt } from '@scoreline/shared-lib/contract/lists';
import { createIngest, type Ingest } from '../feeds/ingest/ingest';
import { fillBehind } from './fillBehind';
import { findSeason } from '../sport/leagues/season';
import { leagueStandings } from '../sport/leagues/tables/standings';
import { tipsHistory } from '../sport/tips/history';

const seed = 3;
const today = Date.UTC(2026, 10, 21, 12);
const now = () => new Date(today);
const logger = pino({ level: 'silent' });
const world = smallWorld(seed, 'premier-league', 'wnba');
const quiet = () => undefined;

const ingestOf = ({ db }: TestDatabase) => createIngest({ db, now, logger });
const depsOf = (test: TestDatabase, ingest = ingestOf(test)) => ({
  db: test.db,
  ingest,
  world,
  logger,
});
const feedOf = (test: TestDatabase) =>
  createDemoFeed({
    ...{ db: test.db, ingest: ingestOf(test), logger, now, world },
    config: { demo: { seed, speed: 1 } },
  });
const behind = ({ db }: TestDatabase) => fillBehind({ db, logger, now, world }, quiet);

/** Everything that a page shows, without ids that no address has. */
async function contentOf({ db }: TestDatabase) {
  const digest = async (name: string, columns: string, from: string) => {
    const rows = sql.raw(`SELECT ${columns} FROM ${from}`);
    const { rows: found } = await sql<{ n: number; hash: string }>`
      SELECT count(*)::int AS n, md5(string_agg(t::text, '\n' ORDER BY t::text)) AS hash
      FROM (${rows}) t`.execute(db);
    return [name, firstItem(found)] as const;
  };
  return Object.fromEntries(
    await Promise.all([
      digest(
        'matches',
        'id, home_id, away_id, start_time, status, home_score, away_score',
        'matches',
      ),
      digest('teams', 'id, name', 'teams'),
      digest('players', 'id, name, birth_date', 'players'),
      digest('tournaments', 'id, name', 'tournaments'),
      digest('squads', 'team_id, player_id, from_date, until_date', 'squad_members'),
      digest('incidents', 'match_id, kind, minute, player_id, home_score, away_score', 'incidents'),
      digest('statistics', 'match_id, period, key, home, away', 'match_statistics'),
      digest('line-ups', 'match_id, side, player_id, place', 'lineup_players'),
      digest('odds', 'match_id, market, line, opening_home, current_home, closing', 'odds'),
      digest('seasons', 'name, current, filling', 'seasons'),
    ]),
  );
}

describe('the seasons of a demo', () => {
  const whole = duringTests(openTestDatabase);
  let expected: Awaited<ReturnType<typeof contentOf>>;
  beforeAll(async () => {
    await feedOf(whole).fill!(quiet);
    await behind(whole);
    expected = await contentOf(whole);
  }, 180_000);

  it('are the same, by the same ids, in the opposite order and in one go', async () => {
    const other = await openTestDatabase();
    const backwards = function* () {
      yield* facts(world, today);
      for (const season of world.seasons(dayOf(today)).toReversed())
        for (const fixture of world.fixtures(season, today).toReversed())
          yield* matchHistory(world, fixture, -Infinity, today);
    };
    await ingestOf(other).load(backwards());
    expect(await contentOf(other)).toEqual(expected);
    expect(expected.matches!.n).toBeGreaterThan(1_500);
    await other.close();
  }, 180_000);

  it('are the same from lanes side by side', async () => {
    const test = await openTestDatabase();
    await feedOf(test).fill!(quiet);
    const lanes = [laneOf(depsOf(test)), laneOf(depsOf(test))];
    await fillBehind({ db: test.db, logger, now, world, lanes }, quiet);
    expect(await contentOf(test)).toEqual(expected);
    await test.close();
  }, 180_000);

  it('go on after any cut, and end as without one', async () => {
    const cut = await openTestDatabase();
    const random = randomOf('cuts');
    const cutting = (): Ingest => {
      const ingest = ingestOf(cut);
      let left = random.whole(0, 5);
      const also = (own?: Parameters<Ingest['apply']>[1]) => ({
        ...own,
        also: async (trx: typeof cut.db) => {
          await own?.also?.(trx);
          if (left-- === 0) throw new Error('cut');
        },
      });
      return {
        apply: (events, options) => ingest.apply(events, also(options)),
        load: (events, options) => ingest.load(events, also(options)),
      };
    };
    let cuts = 0;
    for (let end = false; !end;) {
      const deps = depsOf(cut, cutting());
      const attempt = async () => {
        if (!(await readProgress(cut.db))) await fillFirst(deps, today, quiet);
        await fillOlder(deps, quiet);
        return true;
      };
      end = await attempt().catch((error: Error) => {
        expect(error.message).toBe('cut');
        return ++cuts > 40;
      });
    }
    expect(cuts).toBeGreaterThan(4);
    expect(cuts).toBeLessThanOrEqual(40);
    await behind(cut);
    expect(await contentOf(cut)).toEqual(expected);
    await cut.close();
  }, 240_000);

  it('are filled once by two servers that start together', async () => {
    const shared = await openTestDatabase();
    const steps: string[][] = [[], []];
    const feeds = [feedOf(shared), feedOf(shared)];
    await Promise.all(feeds.map((feed, at) => feed.fill!((step) => itemAt(steps, at).push(step))));
    const [filled, waited] = steps.toSorted((a, b) => b.length - a.length);
    expect(waited).toEqual(['Waiting for another server to fill the database']);
    expect(new Set(filled)).toContain('Adding the matches around today');
    await Promise.all([behind(shared), behind(shared)]);
    expect(await contentOf(shared)).toEqual(expected);
    await shared.close();
  }, 240_000);

  it('say that they are incomplete until they are, and then have every match in their table', async () => {
    const test = await openTestDatabase();
    await feedOf(test).fill!(quiet);
    const { db } = test;
    const { tournament_id: tournamentId } = await db
      .selectFrom('matches')
      .select('tournament_id')
      .where('sport', '=', 'football')
      .executeTakeFirstOrThrow();
    const isFilling = async () => [
      (await findSeason(db, tournamentId, '2025/26'))?.filling,
      (await tipsHistory({ window: 'all', limit: 1 }, { db, now })).filling,
    ];
    expect(await isFilling()).toEqual([true, true]);
    await behind(test);
    expect(await isFilling()).toEqual([false, false]);
    const { tables } = await leagueStandings(db, { tournamentId, season: '2025/26', kind: 'all' });
    const results = await db
      .selectFrom('matches as m')
      .innerJoin('seasons as s', 's.id', 'm.season_id')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('s.name', '=', '2025/26')
      .where('m.sport', '=', 'football')
      .where('m.status', 'in', ['finished', 'awarded'])
      .executeTakeFirstOrThrow();
    const played = firstItem(tables).rows.reduce((sum, row) => sum + row.played, 0);
    expect(played).toBe(2 * results.n);
    expect(played).toBeGreaterThan(700);
    await test.close();
  }, 180_000);
});
