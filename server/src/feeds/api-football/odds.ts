import type { Market } from '@scoreline/shared-lib/contract';

import type { PriceEvent } from '@scoreline/shared-lib/contract/feed';
import { source } from './fixtures';
import type { Odds } from './shapes';

const matchWinner = 1;
const asianHandicap = 4;
const goalsOverUnder = 5;

type Values = Odds['bookmakers'][number]['bets'][number]['values'];
type Quote = Pick<PriceEvent, 'market' | 'line' | 'prices'>;

/** Pre-match prices; a bet that lacks a side is omitted. */
export const pricesOf = ({ fixture, update, bookmakers }: Odds): PriceEvent[] =>
  bookmakers.flatMap(({ name, bets }) =>
    bets
      .flatMap(({ id, values }) => quotesOf(id, values))
      .map((quote) => ({
        type: 'price',
        source,
        revision: Date.parse(update),
        matchRef: String(fixture.id),
        bookmaker: name,
        ...quote,
        at: new Date(update).toISOString(),
        kind: 'movement',
      })),
  );

function quotesOf(bet: number, values: Values): Quote[] {
  if (bet === matchWinner) return winner(values);
  if (bet === asianHandicap) return byLine(values, 'asianHandicap', 'Home', 'Away');
  return bet === goalsOverUnder ? byLine(values, 'overUnder', 'Over', 'Under') : [];
}

function winner(values: Values): Quote[] {
  const odd = (side: string) => Number(values.find(({ value }) => value === side)?.odd);
  const prices = { home: odd('Home'), draw: odd('Draw'), away: odd('Away') };
  return Object.values(prices).some(Number.isNaN) ? [] : [{ market: '1x2', line: 0, prices }];
}

/** Pairs both sides of a line: `Home -0.5` and `Away -0.5`, `Over 2.5` and `Under 2.5`. A handicap is the home side's. */
function byLine(values: Values, market: Market, first: string, second: string): Quote[] {
  const lines = new Map<number, { home?: number; away?: number }>();
  for (const { value, odd } of values) {
    const [side, text] = String(value).split(' ');
    const line = Number(text);
    if (!text || Number.isNaN(line)) continue;
    const prices = lines.get(line) ?? {};
    if (side === first) prices.home = Number(odd);
    if (side === second) prices.away = Number(odd);
    lines.set(line, prices);
  }
  return [...lines].flatMap(([line, { home, away }]) =>
    home !== undefined && away !== undefined ? [{ market, line, prices: { home, away } }] : [],
  );
}
