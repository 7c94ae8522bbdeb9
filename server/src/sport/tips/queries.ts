import { type Kysely, sql } from 'kysely';
import type { Market, MatchStatus, TipResult } from '@scoreline/shared-lib/contract';

import { onlyRow } from '@scoreline/database/onlyRow';
import { lateMs, noResultMs } from './settle';
import type { Database } from '@scoreline/database/schema';

/** Abandoned in extra time or after it. */
const ninetyPlayed = sql`(m.sport = 'football' AND m.status = 'abandoned' AND cardinality(m.home_periods) > 2)`;

/** Ninety minutes in football: the first two periods exclude extra time. */
const score = (side: 'home' | 'away') => sql`CASE
  WHEN NOT (m.status IN ('afterExtraTime', 'afterPenalties') OR ${ninetyPlayed}) OR m.sport = 'basketball' THEN ${sql.ref(`m.${side}_score`)}
  ELSE ${sql.ref(`m.${side}_periods`)}[1] + ${sql.ref(`m.${side}_periods`)}[2] END`;

/** A settlement's score, for the match's current sides. */
const settledScore = (side: 'home' | 'away') => sql`CASE WHEN s.home_id = m.home_id
  THEN ${sql.ref(`s.${side}_score`)} ELSE ${sql.ref(side === 'home' ? 's.away_score' : 's.home_score')} END`;

/** The newest revision of a tip's settlements counts. */
export const newestSettlement = sql`LATERAL (
  SELECT * FROM tip_settlements WHERE tip_id = t.id ORDER BY revision DESC LIMIT 1) s`;

export interface OpenTip {
  id: number;
  market: Market;
  outcome: 'home' | 'draw' | 'away';
  line: number;
  price: number;
  stake: number;
  kick_off: Date;
  status: MatchStatus;
  start_time: Date;
  home: number | null;
  away: number | null;
  ninetyPlayed: boolean;
  revision: number;
  result: TipResult | null;
}

/** Tips whose match has changed since their newest settlement, after `afterId`. */
export async function tipsToSettle(
  db: Kysely<Database>,
  afterId: number,
  limit: number,
  now: Date,
): Promise<OpenTip[]> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const { rows } = await sql<OpenTip>`
    SELECT t.id, t.market, t.outcome, t.line, t.price, t.stake, t.kick_off,
      m.status, m.start_time, ${score('home')} AS home, ${score('away')} AS away, ${ninetyPlayed} AS "ninetyPlayed",
      coalesce(s.revision, 0) AS revision, s.result
    FROM tips t JOIN matches m ON m.id = t.match_id LEFT JOIN ${newestSettlement} ON true
    WHERE t.id > ${afterId}
      AND (m.status NOT IN ('notStarted', 'live', 'halfTime', 'delayed', 'interrupted', 'suspended', 'unknown', 'postponed')
        OR (m.status NOT IN ('notStarted', 'live', 'halfTime') AND t.kick_off < ${ago(lateMs)})
        OR m.start_time > t.kick_off + ${lateMs} * interval '1 millisecond' OR t.kick_off < ${ago(noResultMs)})
      AND s.error IS NULL
      -- The result at full time counts, and so do markets that were decided before a match was abandoned.
      AND NOT (m.status = 'awarded' AND s.revision IS NOT NULL)
      AND (s.revision IS NULL OR (s.match_status, ${settledScore('home')}, ${settledScore('away')})
        IS DISTINCT FROM (m.status, (${score('home')})::smallint, (${score('away')})::smallint))
    ORDER BY t.id LIMIT ${limit} FOR SHARE OF m`.execute(db);
  return rows;
}

export interface OverdueTip {
  tipId: number;
  matchId: number;
  status: MatchStatus;
  kickOff: Date;
}

/** Tips without a result two days after kick-off. */
export async function overdueTips(db: Kysely<Database>, now: Date): Promise<OverdueTip[]> {
  const { rows } = await sql<OverdueTip>`
    SELECT t.id AS "tipId", m.id AS "matchId", m.status, t.kick_off AS "kickOff"
    FROM tips t JOIN matches m ON m.id = t.match_id
    WHERE t.kick_off < ${new Date(now.getTime() - lateMs)}
      AND NOT EXISTS (SELECT FROM tip_settlements WHERE tip_id = t.id)
    ORDER BY t.kick_off, t.id`.execute(db);
  return rows;
}

export interface TipRow {
  id: number;
  match_id: number;
  tournament_id: number;
  market: Market;
  outcome: 'home' | 'draw' | 'away';
  line: number;
  price: number;
  stake: number;
  bookmaker: string;
  reason: Record<string, string>;
  vip: boolean;
  tipster_kind: 'editor' | 'model';
  tipster: string;
  kick_off: Date;
  published_at: Date;
  replayed: boolean;
  over: boolean;
  result: TipResult | null;
  profit: number | null;
  settled_at: Date | null;
  revision: number | null;
}

const over = sql`m.status IN ('finished', 'afterExtraTime', 'afterPenalties', 'abandoned', 'cancelled', 'awarded')`;

const tipRows = sql`SELECT t.*, m.tournament_id, b.name AS bookmaker, ${over} AS over,
    s.result, s.profit, s.settled_at, s.revision
  FROM tips t JOIN matches m ON m.id = t.match_id JOIN bookmakers b ON b.id = t.bookmaker_id
  LEFT JOIN ${newestSettlement} ON true`;

export interface TipCursor {
  kickOff: Date;
  id: number;
}

/** Tips of matches that are not over, in order of kick-off. */
export async function upcomingRows(
  db: Kysely<Database>,
  sport: string | undefined,
  limit: number,
  after: TipCursor | null,
): Promise<TipRow[]> {
  const { rows } = await sql<TipRow>`${tipRows}
    WHERE s.result IS NULL AND NOT ${over}
      AND ${sport === undefined ? sql`true` : sql`m.sport = ${sport}`}
      AND ${after ? sql`(t.kick_off, t.id) > (${after.kickOff}, ${after.id})` : sql`true`}
    ORDER BY t.kick_off, t.id LIMIT ${limit}`.execute(db);
  return rows;
}

/** VIP tips whose matches are not over. */
export async function vipRows(db: Kysely<Database>): Promise<TipRow[]> {
  const { rows } = await sql<TipRow>`${tipRows}
    WHERE t.vip AND s.result IS NULL AND NOT ${over}
    ORDER BY t.kick_off, t.id LIMIT 500`.execute(db);
  return rows;
}

/** All tips of a match, in order of publication. */
export async function matchRows(db: Kysely<Database>, matchId: number): Promise<TipRow[]> {
  const { rows } = await sql<TipRow>`${tipRows}
    WHERE t.match_id = ${matchId} ORDER BY t.published_at, t.id LIMIT 50`.execute(db);
  return rows;
}

/** An editor's own tips, the newest kick-off first. */
export async function editorRows(
  db: Kysely<Database>,
  name: string,
  limit: number,
  after: TipCursor | null,
): Promise<TipRow[]> {
  const { rows } = await sql<TipRow>`${tipRows}
    WHERE t.tipster_kind = 'editor' AND t.tipster = ${name} AND ${isBefore(after)}
    ORDER BY t.kick_off DESC, t.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

const isBefore = (after: TipCursor | null) =>
  after ? sql`(t.kick_off, t.id) < (${after.kickOff}, ${after.id})` : sql`true`;

export interface HistoryFilter {
  sport?: string | undefined;
  market?: string | undefined;
  league?: number | undefined;
  /** Kick-offs from this time; all by default. */
  since?: Date | undefined;
}

const settled = ({ sport, market, league, since }: HistoryFilter) => sql`s.result IS NOT NULL
  AND ${since ? sql`t.kick_off >= ${since}` : sql`true`}
  AND ${sport === undefined ? sql`true` : sql`m.sport = ${sport}`}
  AND ${market === undefined ? sql`true` : sql`t.market = ${market}`}
  AND ${league === undefined ? sql`true` : sql`m.tournament_id = ${league}`}`;

/** Settled tips, the newest kick-off first. */
export async function historyRows(
  db: Kysely<Database>,
  filter: HistoryFilter,
  limit: number,
  after: TipCursor | null,
): Promise<TipRow[]> {
  const { rows } = await sql<TipRow>`${tipRows}
    WHERE ${settled(filter)} AND ${isBefore(after)}
    ORDER BY t.kick_off DESC, t.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

export interface SettledRow {
  market: Market;
  tournament_id: number;
  kick_off: Date;
  day: string;
  stake: number;
  vip: boolean;
  replayed: boolean;
  result: TipResult;
  profit: number;
}

/** Every settled tip of the filter, with the columns that totals need, oldest kick-off first. */
export async function settledRows(
  db: Kysely<Database>,
  filter: HistoryFilter,
): Promise<SettledRow[]> {
  const { rows } = await sql<SettledRow>`
    SELECT t.market, m.tournament_id, t.kick_off, (t.kick_off AT TIME ZONE 'UTC')::date AS day,
      t.stake, t.vip, t.replayed, s.result, s.profit
    FROM tips t JOIN matches m ON m.id = t.match_id JOIN ${newestSettlement} ON true
    WHERE ${settled(filter)} ORDER BY t.kick_off, t.id`.execute(db);
  return rows;
}

/** Whether the demo's past and its tips are still being filled. */
export async function isFilling(db: Kysely<Database>): Promise<boolean> {
  const answer = await sql<{ filling: boolean }>`SELECT EXISTS (SELECT FROM feed_progress
    WHERE source = 'demo' AND key = 'fill') AS filling`.execute(db);
  return onlyRow(answer).filling;
}
