import {
  leastPrice,
  type Market,
  markets,
  type TipRefusal,
  tipLimits,
} from '@scoreline/shared-lib/contract';
import { type Kysely, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { isStanding } from './standing';

export interface Draft {
  matchId: number;
  market: Market;
  outcome: 'home' | 'draw' | 'away';
  line: number;
  price: number;
  /** Id, key or name of a bookmaker; if omitted, any that offers the price. */
  bookmaker?: number | string | undefined;
  /** Units, at most 10. */
  stake: number;
  /** By language code. */
  reason: Record<string, string>;
  vip: boolean;
  tipster: { kind: 'editor' | 'model'; name: string };
}

/** Why a tip is not published, for its editor. */
export class TipRefused extends Error {
  constructor(
    readonly refusal: TipRefusal,
    message: string,
    /** The nearest offered price, if another was requested. */
    readonly offered?: number,
  ) {
    super(message);
  }
}

/** The relative price move allowed between the editor's screen and the command. */
const tolerance = 0.02;

/**
 * Publishes a tip on a match that has not begun, at a price that a bookmaker offers now. Locks the match, so that it cannot
 * begin meanwhile.
 * @throws TipRefused
 */
export async function publishTip(
  db: Kysely<Database>,
  draft: Draft,
  now: Date,
): Promise<{ tipId: number }> {
  const fault = faultOf(draft);
  if (fault) throw new TipRefused('invalid', fault);
  return db.transaction().execute(async (trx) => {
    const match = await matchOf(trx, draft, now);
    const bookmakerId = await offeringBookmaker(trx, draft);
    const row = await trx
      .insertInto('tips')
      .values({
        ...rowOf(draft),
        bookmaker_id: bookmakerId,
        kick_off: match.start_time,
        published_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) throw new TipRefused('repeated', 'This tip is published already.');
    return { tipId: row.id };
  });
}

/** The columns that are copied from a draft. */
export const rowOf = ({
  matchId,
  market,
  outcome,
  line,
  price,
  stake,
  reason,
  vip,
  tipster,
}: Draft) => ({
  match_id: matchId,
  market,
  outcome,
  line,
  price,
  stake,
  reason: JSON.stringify(reason),
  vip,
  tipster_kind: tipster.kind,
  tipster: tipster.name,
});

function faultOf({ market, outcome, line, price, stake, tipster }: Draft): string | undefined {
  if (outcome === 'draw' && market !== '1x2') return `There is no draw in the market ${market}.`;
  if ((market === '1x2' || market === 'moneyline') && line !== 0)
    return `The market ${market} has no line.`;
  if (!Number.isInteger(line * 4)) return 'A line goes by quarters.';
  if (!(price >= leastPrice)) return `A price is at least ${leastPrice}.`;
  if (!(stake > 0 && stake <= tipLimits.stake))
    return `A stake is above 0 and at most ${tipLimits.stake} units.`;
  return tipster.name ? undefined : 'A tip has a tipster.';
}

async function matchOf(db: Kysely<Database>, { matchId, market }: Draft, now: Date) {
  const match = await db
    .selectFrom('matches')
    .select(['sport', 'status', 'start_time'])
    .where('id', '=', matchId)
    .forShare()
    .executeTakeFirst();
  if (!match) throw new TipRefused('invalid', `There is no match ${matchId}.`);
  if (!(markets[match.sport] as readonly string[]).includes(market))
    throw new TipRefused('invalid', `${market} is no market of ${match.sport}.`);
  if (match.status !== 'notStarted' || match.start_time <= now)
    throw new TipRefused('begun', 'The match has started: tips are published before kick-off.');
  return match;
}

async function offeringBookmaker(
  db: Kysely<Database>,
  { matchId, market, line, outcome, price, bookmaker }: Draft,
): Promise<number> {
  const offered = sql<number>`${sql.ref(`o.current_${outcome}`)}`;
  const { rows } = await sql<{ id: number; name: string; offered: number }>`
    SELECT b.id, b.name, ${offered} AS offered
    FROM odds o JOIN bookmakers b ON b.id = o.bookmaker_id
    WHERE o.match_id = ${matchId} AND o.market = ${market} AND o.line = ${line}
      AND ${isOf(bookmaker)} AND ${isStanding}
    ORDER BY abs(${offered} - ${price}), b.priority, b.id LIMIT 1`.execute(db);
  const [nearest] = rows;
  if (!nearest) throw new TipRefused('notOffered', 'Nobody offers this market at this line.');
  if (Math.abs(nearest.offered - price) > price * tolerance)
    throw new TipRefused(
      'priceMoved',
      `A price of ${price} is not offered: the nearest is ${nearest.offered} at ${nearest.name}.`,
      nearest.offered,
    );
  return nearest.id;
}

function isOf(bookmaker: Draft['bookmaker']) {
  if (bookmaker === undefined) return sql`true`;
  return typeof bookmaker === 'number'
    ? sql`b.id = ${bookmaker}`
    : sql`(b.key = ${bookmaker} OR b.name = ${bookmaker})`;
}
