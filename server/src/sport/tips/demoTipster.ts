import { type Sport, sports } from '@scoreline/shared-lib/contract';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';

import { groupBy } from '../../store/collections/groupBy';
import type { Database } from '@scoreline/database/schema';
import { whileAlone } from '@scoreline/database/whileAlone';
import { pastResults } from '../model/pastResults';
import { bestPick, type ModelPick, type Offer } from './modelPicks';
import { isFilling } from './queries';
import { publishTip, rowOf, TipRefused } from './publish';
import { settleTips } from './settlement';

const source = 'demo-tipster';
const tipster = { kind: 'model', name: 'Plain model' } as const;
const aDay = 5;
const dayMs = 86_400_000;
const replayedDays = 90;
const stake = 1;

const dayBefore = (now: Date, days: number): Date =>
  new Date(Math.floor(now.getTime() / dayMs) * dayMs - days * dayMs);

/** Demo only: replays the missing part of the last 90 days and publishes tips on upcoming matches. */
export async function runDemoTipster(
  db: Kysely<Database>,
  logger: Logger,
  now: Date,
): Promise<void> {
  // An incomplete past would give different tips.
  if (await isFilling(db)) return;
  const published = await whileAlone(db, source, async () => {
    await replayPast(db, now, await replayedUntil(db));
    return publishComing(db, now);
  });
  if (published) logger.info({ published }, 'tips: the demo tipster has published');
}

/** Replays the rest of the record once the demo's seasons are filled: `progress` receives the share done, 0 to 1. */
export async function fillPastTips(
  db: Kysely<Database>,
  now: Date,
  progress: (share: number) => void,
): Promise<void> {
  await replayPast(db, now, await replayedUntil(db), progress);
  await settleTips(db, now);
}

async function replayPast(
  db: Kysely<Database>,
  now: Date,
  until: string | null,
  progress: (share: number) => void = () => undefined,
): Promise<void> {
  for (let days = replayedDays; days >= 1; days -= 1) {
    const day = dayBefore(now, days);
    if (until !== null && keyOf(day) < until) continue;
    progress(1 - days / replayedDays);
    await replay(db, day);
  }
}

const keyOf = (day: Date) => day.toISOString().slice(0, 10);

/** The first day that is not replayed yet; null before the first replay. */
async function replayedUntil(db: Kysely<Database>): Promise<string | null> {
  const { rows } = await sql<{ day: string }>`SELECT value #>> '{}' AS day FROM feed_progress
    WHERE source = ${source} AND key = 'replayed until'`.execute(db);
  return rows[0]?.day ?? null;
}

/** Stores a day's tips and its completion in one transaction. */
async function replay(db: Kysely<Database>, day: Date): Promise<void> {
  const until = new Date(day.getTime() + dayMs);
  const drafts: { pick: ModelPick; vip: boolean }[] = [];
  for (const sport of sports) {
    const picks = await picksBetween(db, sport, day, until, true);
    drafts.push(...picks.slice(0, aDay).map((pick, at) => ({ pick, vip: at === 0 })));
  }
  await db.transaction().execute(async (trx) => {
    for (const { pick, vip } of drafts)
      await trx
        .insertInto('tips')
        .values({
          ...rowOf(draftOf(pick, vip)),
          bookmaker_id: pick.offer.bookmaker_id,
          kick_off: pick.offer.start_time,
          published_at: pick.offer.opened,
          replayed: true,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    await sql`INSERT INTO feed_progress (source, key, value) VALUES (${source}, 'replayed until', ${JSON.stringify(keyOf(until))})
      ON CONFLICT (source, key) DO UPDATE SET value = excluded.value`.execute(trx);
  });
}

/**
 * At most five tips per day of kick-offs in each sport, the strongest for VIP members: today's and tomorrow's, so that there
 * are always tips before kick-off.
 */
async function publishComing(db: Kysely<Database>, now: Date): Promise<number> {
  let published = 0;
  for (const days of [0, -1]) {
    const day = dayBefore(now, days);
    for (const sport of sports) {
      published += await publishDay(db, sport, day, now);
    }
  }
  return published;
}

async function publishDay(
  db: Kysely<Database>,
  sport: Sport,
  day: Date,
  now: Date,
): Promise<number> {
  const until = new Date(day.getTime() + dayMs);
  const earlier = await publishedBetween(db, sport, day, until);
  if (earlier.length >= aDay) return 0;
  const tipped = new Set(earlier.map(({ match_id }) => match_id));
  const picks = await picksBetween(db, sport, new Date(Math.max(+day, +now)), until, false);
  const fresh = picks.filter(({ offer }) => !tipped.has(offer.match_id));
  let vip = !earlier.some((tip) => tip.vip);
  let published = 0;
  for (const pick of fresh.slice(0, aDay - earlier.length)) {
    try {
      await publishTip(db, draftOf(pick, vip), now);
      vip = false;
      published += 1;
    } catch (error) {
      if (!(error instanceof TipRefused)) throw error;
    }
  }
  return published;
}

async function publishedBetween(db: Kysely<Database>, sport: Sport, from: Date, until: Date) {
  const { rows } = await sql<{ match_id: number; vip: boolean }>`
    SELECT t.match_id, t.vip FROM tips t JOIN matches m ON m.id = t.match_id
    WHERE t.kick_off >= ${from} AND t.kick_off < ${until} AND t.tipster = ${tipster.name}
      AND NOT t.replayed AND m.sport = ${sport}`.execute(db);
  return rows;
}

const draftOf = ({ offer, outcome, price }: ModelPick, vip: boolean) => ({
  matchId: offer.match_id,
  market: offer.market,
  outcome,
  line: offer.line,
  price,
  stake,
  reason: {},
  vip,
  tipster,
});

/** The strongest first. */
async function picksBetween(
  db: Kysely<Database>,
  sport: Sport,
  from: Date,
  to: Date,
  isPast: boolean,
): Promise<ModelPick[]> {
  const picks: ModelPick[] = [];
  const offers = await offersBetween(db, sport, from, to, isPast);
  for (const [tournamentId, ofLeague] of groupBy(offers, (offer) => offer.tournament_id)) {
    const past = await pastResults(db, tournamentId, from);
    for (const ofMatch of groupBy(ofLeague, (offer) => offer.match_id).values()) {
      const pick = bestPick(ofMatch, past);
      if (pick) picks.push(pick);
    }
  }
  return picks.sort((a, b) => b.edge - a.edge);
}

/** The offers of each match's first bookmaker; for past matches, its opening prices. */
async function offersBetween(
  db: Kysely<Database>,
  sport: Sport,
  from: Date,
  to: Date,
  isPast: boolean,
) {
  const price = (outcome: string) => sql.ref(`o.${isPast ? 'opening' : 'current'}_${outcome}`);
  const { rows } = await sql<Offer>`
    SELECT m.id AS match_id, m.tournament_id, m.sport, m.home_id, m.away_id, m.start_time, o.bookmaker_id, o.market,
      o.line, ${price('home')} AS home, ${price('draw')} AS draw, ${price('away')} AS away, o.opening_at AS opened
    FROM matches m JOIN odds o ON o.match_id = m.id
    WHERE m.sport = ${sport} AND m.start_time >= ${from} AND m.start_time < ${to} AND o.opening_at < m.start_time
      AND m.status ${isPast ? sql`IN ('finished', 'afterExtraTime', 'afterPenalties', 'abandoned')` : sql`= 'notStarted'`}
      AND o.bookmaker_id = (SELECT b.id FROM odds a JOIN bookmakers b ON b.id = a.bookmaker_id
        WHERE a.match_id = m.id ORDER BY b.priority, b.id LIMIT 1)`.execute(db);
  return rows;
}
