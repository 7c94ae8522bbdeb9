import { overtimeOf, regulationDeviation, scorings } from '../basketball/game';
import { randomOf, type Random } from '../random';
import type { Expectation } from '../result/ratings';
import { bookmakers, twoWay, type Detail, type Quote, type Span } from './football';
import { repricings } from './movement';

const moves = { spread: 1.66, total: 2.46, none: 0.1 };
const moneylineOverround = 0.0375;
const lineOverround = 0.0455;

const half = (points: number): number => Math.round(points * 2) / 2;

/** Abramowitz and Stegun 7.1.26, to seven digits. */
export function normalShare(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const error = 1 - series * Math.exp(-x * x);
  return z >= 0 ? (1 + error) / 2 : (1 - error) / 2;
}

/** Chance that a game's points, overtime among them, exceed the line. */
export function overChance(expected: Expectation, line: number): number {
  const { total } = regulationDeviation(expected, scorings.from2020);
  const overtime = overtimeOf(expected, scorings.from2020);
  const share = (points: number) => normalShare((points - line) / total);
  return (
    (1 - overtime.chance) * share(expected.total) +
    overtime.chance * share(expected.total + overtime.points)
  );
}

/** The line at which over and under are nearest to even; overtime lifts it by about a point. */
export function evenTotal(expected: Expectation): number {
  const unevenness = (line: number) => Math.abs(overChance(expected, line) - 0.5);
  let line = half(expected.total);
  while (unevenness(line + 0.5) < unevenness(line)) line += 0.5;
  return line;
}

/** Every price before tip-off, at moments that are asked for: moneyline, the spread and the total with the lines they moved over. */
export function basketballQuotes(
  key: string,
  expected: Expectation,
  span: Span,
  detail: Detail,
  isAsked: (at: number) => boolean = () => true,
): Quote[] {
  const random = randomOf('prices', key);
  const noise = openingNoise(random);
  const steps = repricings(
    random,
    detail === 'full' ? random.whole(5, 10) : detail === 'outline' ? 1 : 0,
  );
  return steps.flatMap(({ time, way }, index) => {
    const at = Math.round((span.opening + time * (span.closing - span.opening)) / 60_000) * 60_000;
    if (!isAsked(at)) return [];
    const kind = index === 0 ? 'opening' : index === steps.length - 1 ? 'closing' : 'movement';
    const margin = expected.margin + noise.margin * (1 - way);
    const total = expected.total + noise.total * (1 - way);
    return marketsOf({ margin, total }).flatMap((market) =>
      [
        bookmakers.retail,
        ...(market.market === 'moneyline' && detail !== 'brief'
          ? [bookmakers.sharp, bookmakers.average]
          : []),
      ].map((bookmaker): Quote => ({ ...market, bookmaker, at, kind })),
    );
  });
}

function openingNoise(random: Random): { margin: number; total: number } {
  const still = random.chance(moves.none);
  return {
    margin: still ? 0 : random.normal(0, moves.spread),
    total: random.normal(0, moves.total),
  };
}

type Market = Pick<Quote, 'market' | 'line' | 'prices'>;

export const homeChance = (expected: Expectation): number =>
  normalShare(expected.margin / regulationDeviation(expected, scorings.from2020).margin);

export function marketsOf(expected: Expectation): Market[] {
  const { margin } = expected;
  const deviation = regulationDeviation(expected, scorings.from2020).margin;
  const spread = -half(margin);
  const line = evenTotal(expected);
  const home = homeChance(expected);
  return [
    { market: 'moneyline', line: 0, prices: twoWay(home, moneylineOverround, 'sharp') },
    {
      market: 'spread',
      line: spread,
      prices: twoWay(normalShare((margin + spread) / deviation), lineOverround),
    },
    { market: 'total', line, prices: twoWay(overChance(expected, line), lineOverround) },
  ];
}
