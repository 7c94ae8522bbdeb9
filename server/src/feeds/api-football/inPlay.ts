import type { PriceEvent } from '@scoreline/shared-lib/contract/feed';
import { source } from './fixtures';
import type { LiveOdds } from './shapes';

/** The provider names no bookmaker for its in-play prices. */
const bookmaker = 'API-FOOTBALL live';
const result = 'Fulltime Result';
const totals = 'Over/Under Line';

type Values = LiveOdds['odds'][number]['values'];
type Quote = Pick<PriceEvent, 'market' | 'line' | 'prices'>;

/** Prices of a match in play. Empty while betting is stopped; omits markets that are suspended or lack a side. */
export function inPlayPricesOf({ fixture, update, status, odds }: LiveOdds): PriceEvent[] {
  if (status.stopped || status.blocked || status.finished) return [];
  return odds
    .flatMap(({ name, values }) => quotesOf(name, values.filter(isOffered)))
    .map((quote) => ({
      type: 'price',
      source,
      revision: Date.parse(update),
      matchRef: String(fixture.id),
      bookmaker,
      ...quote,
      at: new Date(update).toISOString(),
      kind: 'movement',
    }));
}

const isOffered = ({ suspended }: Values[number]) => !suspended;

const odd = (values: Values, side: string): number =>
  Number(values.find(({ value }) => value === side)?.odd);

function quotesOf(name: string, values: Values): Quote[] {
  if (name === result) {
    const prices = {
      home: odd(values, 'Home'),
      draw: odd(values, 'Draw'),
      away: odd(values, 'Away'),
    };
    return Object.values(prices).some(Number.isNaN) ? [] : [{ market: '1x2', line: 0, prices }];
  }
  return name === totals ? totalsOf(values) : [];
}

function totalsOf(values: Values): Quote[] {
  const lines = new Set(values.flatMap(({ handicap }) => (handicap ? [handicap] : [])));
  return [...lines].flatMap((line): Quote[] => {
    const own = values.filter(({ handicap }) => handicap === line);
    const prices = { home: odd(own, 'Over'), away: odd(own, 'Under') };
    return Object.values(prices).some(Number.isNaN)
      ? []
      : [{ market: 'overUnder', line: Number(line), prices }];
  });
}
