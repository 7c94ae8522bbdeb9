import type { Market } from '@scoreline/shared-lib/contract';

import type { Rates } from '../football/scoring';
import { randomOf, type Random } from '../random';
import { goalGrid, handicapShare, outcomes, overShare, type GoalGrid } from './goalModel';
import { quoted, type LadderName } from './ladder';
import { repricings } from './movement';

export interface Quote {
  bookmaker: string;
  market: Market;
  line: number;
  at: number;
  prices: { home: number; draw?: number; away: number };
  kind: 'opening' | 'movement' | 'closing';
}

export const bookmakers = {
  retail: 'Demo Bookmaker',
  sharp: 'Demo Sharp',
  average: 'Market average',
} as const;

/** How far the opening lies from the closing: of both sides' log ratio, of the draw's, and of the total's goals. */
const openingNoise = { sides: 0.199, draw: 0.062, total: 0.11 };
/** Books that did not move at all. */
const staleShare = 0.005;
/** Where a retail book opens: nearer to the closing than a sharp one, with which it then moves. */
const retailLag = 0.11;
const overrounds = {
  retail: { opening: 0.0594, closing: 0.06 },
  sharp: { opening: 0.0345, closing: 0.0302 },
  average: { opening: 0.0552, closing: 0.0536 },
} as const;
const overUnderOverround = 0.053;
const handicapOverround = 0.033;

interface Fair {
  home: number;
  draw: number;
  away: number;
}

/** Fair shares of a match at opening, at closing and in between. */
export interface Opinion {
  at(way: number): { fair: Fair; rates: Rates };
}

/** The closing knows the rates; the opening is that with noise, so that the closing is the better forecast. */
export function opinionOf(random: Random, rates: Rates): Opinion {
  let closing: Fair | undefined;
  const sides = random.normal(0, openingNoise.sides);
  const draw = random.normal(0, openingNoise.draw);
  const total = random.normal(0, openingNoise.total);
  const ahead = (sides * (rates.home + rates.away)) / 4;
  return {
    at: (way) => {
      closing ??= outcomes(goalGrid(rates));
      const rest = 1 - way;
      const logs = {
        home: Math.log(closing.home) + (sides * rest) / 2,
        draw: Math.log(closing.draw) + draw * rest,
        away: Math.log(closing.away) - (sides * rest) / 2,
      };
      const weights = {
        home: Math.exp(logs.home),
        draw: Math.exp(logs.draw),
        away: Math.exp(logs.away),
      };
      const sum = weights.home + weights.draw + weights.away;
      return {
        fair: { home: weights.home / sum, draw: weights.draw / sum, away: weights.away / sum },
        rates: {
          home: Math.max(0.2, rates.home + (rest * (total + ahead)) / 2),
          away: Math.max(0.2, rates.away + (rest * (total - ahead)) / 2),
        },
      };
    },
  };
}

const lines = [0.5, 1.5, 2.5, 3.5, 4.5];

/** The handicap line at which both sides are nearest to even. */
export function handicapLine(grid: GoalGrid): number {
  const unevenness = (line: number) => Math.abs(handicapShare(grid, line) - 0.5);
  let best = 0;
  for (let line = -3; line <= 3; line += 0.25) if (unevenness(line) < unevenness(best)) best = line;
  return best;
}

/** How much of the movement is kept: a coming match's in full, a finished one's in outline, an old one's of one book. */
export type Detail = 'brief' | 'outline' | 'full';

export interface Span {
  opening: number;
  closing: number;
}

/** Every price before kick-off, oldest first within a market; none where no moment of them is asked for, which is much cheaper. */
export function footballQuotes(
  key: string,
  rates: Rates,
  span: Span,
  detail: Detail,
  isAsked: (at: number) => boolean = () => true,
): Quote[] {
  const random = randomOf('prices', key);
  const opinion = opinionOf(random, rates);
  const stale = random.chance(staleShare);
  const steps = repricings(
    random,
    detail === 'full' ? random.whole(7, 14) : detail === 'outline' ? 1 : 0,
  );
  const at = (time: number) =>
    Math.round((span.opening + time * (span.closing - span.opening)) / 60_000) * 60_000;
  if (!steps.some(({ time }) => isAsked(at(time)))) return [];
  const kindOf = (index: number) =>
    index === 0 ? 'opening' : index === steps.length - 1 ? 'closing' : 'movement';
  const quotes: Quote[] = [];
  steps.forEach(({ time, way }, index) => {
    const kind = kindOf(index);
    const view = opinion.at(way);
    const book = stale ? opinion.at(0) : opinion.at(retailLag + (1 - retailLag) * way);
    const base = { at: at(time), kind } as const;
    quotes.push({
      ...base,
      bookmaker: bookmakers.retail,
      market: '1x2',
      line: 0,
      prices: threeWay('retail', book.fair, overroundAt('retail', time)),
    });
    if (detail !== 'full' && kind === 'movement') return;
    for (const book of detail === 'brief' ? [] : (['sharp', 'average'] as const))
      quotes.push({
        ...base,
        bookmaker: bookmakers[book],
        market: '1x2',
        line: 0,
        prices: threeWay('sharp', view.fair, overroundAt(book, time)),
      });
    const grid = goalGrid(view.rates);
    for (const line of detail === 'full' ? lines : [2.5])
      quotes.push({
        ...base,
        bookmaker: bookmakers.retail,
        market: 'overUnder',
        line,
        prices: twoWay(overShare(grid, line), overUnderOverround),
      });
    const handicap = handicapLine(grid);
    for (const line of detail === 'full'
      ? [handicap - 0.25, handicap, handicap + 0.25]
      : [handicap])
      quotes.push({
        ...base,
        bookmaker: bookmakers.retail,
        market: 'asianHandicap',
        line,
        prices: twoWay(handicapShare(grid, line), handicapOverround),
      });
  });
  return openedOnce(quotes);
}

/** The first quote of each line is its opening, whenever the book added the line. */
function openedOnce(quotes: Quote[]): Quote[] {
  const seen = new Set<string>();
  return quotes.map((quote) => {
    const key = `${quote.bookmaker}:${quote.market}:${quote.line}`;
    if (seen.has(key)) return quote;
    seen.add(key);
    return quote.kind === 'movement' ? { ...quote, kind: 'opening' } : quote;
  });
}

const overroundAt = (book: keyof typeof overrounds, time: number): number =>
  overrounds[book].opening + time * (overrounds[book].closing - overrounds[book].opening);

export function threeWay(ladder: LadderName, fair: Fair, overround: number): Quote['prices'] {
  const [home, draw, away] = quoted(ladder, [fair.home, fair.draw, fair.away], overround) as [
    number,
    number,
    number,
  ];
  return { home, draw, away };
}

export function twoWay(
  share: number,
  overround: number,
  ladder: LadderName = 'twoWay',
): { home: number; away: number } {
  const [home, away] = quoted(ladder, [share, 1 - share], overround) as [number, number];
  return { home, away };
}
