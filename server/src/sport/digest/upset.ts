import { type Digest, type Sport, withoutMargin } from '@scoreline/shared-lib/contract';
import { firstItem, itemAt } from '@scoreline/shared-lib/contract/lists';
import { type Kysely, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import type { Instants } from '../matches/day';
import { loadSummaries } from '../matches/summaries';

type Upset = NonNullable<Digest['upset']>;
type Outcome = Upset['outcome'];

interface PricedResult {
  id: number;
  sport: Sport;
  home_score: number;
  away_score: number;
  home_periods: number[];
  away_periods: number[];
  home: number;
  draw: number | null;
  away: number;
}

const halves = 2;

/** Result of the sport's main market: in football, after ninety minutes. */
function outcomeOf(row: PricedResult): Outcome {
  const scored = (score: number, periods: number[]) =>
    row.sport === 'football' && periods.length > halves
      ? firstItem(periods) + itemAt(periods, 1)
      : score;
  const lead = scored(row.home_score, row.home_periods) - scored(row.away_score, row.away_periods);
  return lead > 0 ? 'home' : lead < 0 ? 'away' : 'draw';
}

/** The result against its prices; null if the favourite won. */
function surpriseOf(row: PricedResult): Omit<Upset, 'match'> | null {
  const outcome = outcomeOf(row);
  const { home, draw, away } = row;
  const known: [Outcome, number][] =
    draw === null
      ? [
          ['home', home],
          ['away', away],
        ]
      : [
          ['home', home],
          ['draw', draw],
          ['away', away],
        ];
  const chances = withoutMargin(known.map(([, price]) => price));
  const index = known.findIndex(([name]) => name === outcome);
  const chance = chances[index];
  if (chance === undefined || chance >= Math.max(...chances)) return null;
  return { outcome, price: itemAt(known, index)[1], chance: Math.round(chance * 10_000) / 10_000 };
}

/** The result that the last prices before kick-off gave the lowest chance, of both sports. */
export async function biggestUpset(
  db: Kysely<Database>,
  { from, to }: Instants,
): Promise<Upset | null> {
  let found: (Omit<Upset, 'match'> & { id: number }) | null = null;
  for (const row of await pricedResults(db, from, to)) {
    const surprise = surpriseOf(row);
    if (surprise && surprise.chance < (found?.chance ?? 1)) found = { id: row.id, ...surprise };
  }
  if (!found) return null;
  const { id, ...upset } = found;
  const [match] = await loadSummaries(db, [id]);
  return match ? { match, ...upset } : null;
}

async function pricedResults(db: Kysely<Database>, from: Date, to: Date): Promise<PricedResult[]> {
  const { rows } = await sql<PricedResult>`
    SELECT DISTINCT ON (m.id) m.id, m.sport, m.home_score, m.away_score, m.home_periods, m.away_periods,
      coalesce(last.home, o.opening_home) AS home, coalesce(last.draw, o.opening_draw) AS draw,
      coalesce(last.away, o.opening_away) AS away
    FROM matches m
    JOIN odds o ON o.match_id = m.id AND o.line = 0
      AND o.market = CASE m.sport WHEN 'football' THEN '1x2'::market ELSE 'moneyline'::market END
    JOIN bookmakers b ON b.id = o.bookmaker_id
    LEFT JOIN LATERAL (SELECT v.home, v.draw, v.away FROM odds_movements v
      WHERE v.odds_id = o.id AND v.at BETWEEN o.opening_at AND m.start_time ORDER BY v.at DESC LIMIT 1) last ON true
    WHERE m.start_time >= ${from} AND m.start_time < ${to}
      AND m.status IN ('finished', 'afterExtraTime', 'afterPenalties')
    ORDER BY m.id, b.priority, b.id`.execute(db);
  return rows;
}
