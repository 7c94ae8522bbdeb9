import { describe, expect, it } from '@jest/globals';
import { firstItem, itemAt, itemWhere } from '@scoreline/shared-lib/contract/lists';

import { goalsOf } from '../football/match';
import { bookmakers, footballQuotes, type Quote } from '../prices/football';
import { basketballQuotes } from '../prices/basketball';
import { goalGrid } from '../prices/goalModel';
import { basketballExpectation } from '../result/ratings';
import { footballOf } from '../result/results';
import { deviation, mean, misses, share, type Figure } from './comparison';
import { leagueFixtures, ratesOf, seed } from './sample';

const priced = 20_600;
const span = { opening: 0, closing: 600_000_000 };
const within = (...figures: Figure[]) => expect(misses(figures)).toBe('');

const matches = leagueFixtures('football', [2024]).map((fixture) => ({
  fixture,
  goals: goalsOf(footballOf(fixture, seed)),
  quotes: footballQuotes(`${seed}:${fixture.ref}`, ratesOf(fixture), span, 'outline'),
}));
const n = matches.length;

function at(
  quotes: readonly Quote[],
  bookmaker: string,
  market: string,
  kind: 'opening' | 'closing',
) {
  return itemWhere(
    quotes,
    (quote) => quote.bookmaker === bookmaker && quote.market === market && quote.at === span[kind],
  );
}
const implied = ({ home, draw, away }: Quote['prices']) => [
  1 / home,
  ...(draw ? [1 / draw] : []),
  1 / away,
];
const overround = ({ prices }: Quote) =>
  100 * (implied(prices).reduce((sum, part) => sum + part, 0) - 1);
const fair = ({ prices }: Quote) =>
  implied(prices).map((part, _, all) => part / all.reduce((sum, each) => sum + each, 0));
const logit = (p: number) => Math.log(p / (1 - p));
const all = (bookmaker: string, market: string, kind: 'opening' | 'closing') =>
  matches.map(({ quotes }) => at(quotes, bookmaker, market, kind));

describe(`football prices of ${n} matches`, () => {
  it('carry the margins of the table', () => {
    const { retail, sharp, average } = bookmakers;
    within(
      mean('retail opening', all(retail, '1x2', 'opening').map(overround), 5.94, priced, 0.1),
      mean('retail closing', all(retail, '1x2', 'closing').map(overround), 6.0, priced, 0.1),
      mean('sharp opening', all(sharp, '1x2', 'opening').map(overround), 3.45, priced, 0.02),
      mean('sharp closing', all(sharp, '1x2', 'closing').map(overround), 3.02, priced, 0.02),
      mean('average opening', all(average, '1x2', 'opening').map(overround), 5.52, priced, 0.02),
      mean('average closing', all(average, '1x2', 'closing').map(overround), 5.36, priced, 0.02),
      mean('over/under', all(retail, 'overUnder', 'closing').map(overround), 5.3, priced, 0.05),
      mean(
        'Asian handicap',
        all(retail, 'asianHandicap', 'closing').map(overround),
        3.3,
        priced,
        0.05,
      ),
    );
  });

  it('move from opening to closing as the table says', () => {
    const openings = all(bookmakers.retail, '1x2', 'opening');
    const closings = all(bookmakers.retail, '1x2', 'closing');
    const sides = ['home', 'draw', 'away'] as const;
    const pairs = (side: (typeof sides)[number]) =>
      openings.map(
        (opening, index) => [opening.prices[side]!, itemAt(closings, index).prices[side]!] as const,
      );
    const moves = matches.map(
      ({ quotes }) =>
        logit(firstItem(fair(at(quotes, bookmakers.sharp, '1x2', 'closing')))) -
        logit(firstItem(fair(at(quotes, bookmakers.sharp, '1x2', 'opening')))),
    );
    const unchanged = [15, 28, 14];
    const dropped = [9.5, 4.3, 13.9];
    within(
      deviation('sharp fair-home logit', moves, 0.154, priced, 0.0005),
      mean('sharp fair-home logit, mean', moves, 0, priced, 0.002),
      ...sides.map((side, index) =>
        share(
          `${side} unchanged`,
          pairs(side).filter(([from, to]) => from === to).length,
          n,
          itemAt(unchanged, index),
          priced,
          0.5,
        ),
      ),
      ...sides.map((side, index) =>
        share(
          `${side} down by 10 %`,
          pairs(side).filter(([from, to]) => to <= from * 0.9 + 1e-9).length,
          n,
          itemAt(dropped, index),
          priced,
        ),
      ),
    );
  });

  it('keep or move the handicap line as the table says', () => {
    const shifts = matches.map(({ quotes }) =>
      Math.abs(
        at(quotes, bookmakers.retail, 'asianHandicap', 'closing').line -
          at(quotes, bookmakers.retail, 'asianHandicap', 'opening').line,
      ),
    );
    within(
      share('line unchanged', shifts.filter((shift) => shift === 0).length, n, 60, priced, 0.5),
      share(
        'line moved by a quarter',
        shifts.filter((shift) => shift === 0.25).length,
        n,
        37,
        priced,
        0.5,
      ),
    );
  });

  it('know more at closing than at opening, and as much as the table says', () => {
    const loss = (kind: 'opening' | 'closing') =>
      matches.map(
        ({ quotes, goals }) =>
          -Math.log(
            fair(at(quotes, bookmakers.sharp, '1x2', kind))[
              goals.home > goals.away ? 0 : goals.home === goals.away ? 1 : 2
            ]!,
          ),
      );
    const [opening, closing] = [loss('opening'), loss('closing')];
    const gained = opening.map((value, index) => value - itemAt(closing, index));
    within(
      mean('log loss, opening', opening, 0.9595, priced, 0.00005),
      mean('log loss, closing', closing, 0.9557, priced, 0.00005),
      mean('gain from opening to closing', gained, 0.0038, priced, 0.0001),
    );
    expect(gained.reduce((sum, gain) => sum + gain, 0)).toBeGreaterThan(0);
  });

  it('price the exact scores with the corrections of the table', () => {
    const grid = goalGrid({ home: 1.5, away: 1.2 });
    const ratio = (home: number, away: number) =>
      itemAt(grid.scores, home * 11 + away) /
      firstItem(grid.scores) /
      ((1.5 ** home * 1.2 ** away) / (home > 1 ? 4 : 1));
    expect(
      [ratio(1, 1), ratio(2, 2), ratio(1, 0), ratio(0, 1)].map((value) => value.toFixed(2)),
    ).toEqual(['1.11', '1.19', '0.96', '0.92']);
    within(
      deviation(
        'total of the rates',
        matches.map(({ fixture }) => ratesOf(fixture).home + ratesOf(fixture).away),
        0.42,
        priced,
        0.005,
      ),
    );
  });
});

describe('basketball prices', () => {
  const games = leagueFixtures('basketball', [2022, 2023, 2024, 2025], ['nba']).map((fixture) =>
    basketballQuotes(
      `${seed}:${fixture.ref}`,
      basketballExpectation(fixture, seed),
      span,
      'outline',
    ),
  );
  const line = (market: string, kind: 'opening' | 'closing') =>
    games.map((quotes) => at(quotes, bookmakers.retail, market, kind));

  it('move and carry margins as the table says', () => {
    const move = (market: string) => {
      const openings = line(market, 'opening');
      return line(market, 'closing').map(
        (closing, index) => closing.line - itemAt(openings, index).line,
      );
    };
    const spreads = move('spread');
    within(
      mean('moneyline overround', line('moneyline', 'closing').map(overround), 3.75, 35_000, 0.02),
      deviation('spread moves', spreads, 1.52, 35_000, 0.005),
      share(
        'spread unmoved',
        spreads.filter((shift) => shift === 0).length,
        spreads.length,
        18,
        35_000,
        0.5,
      ),
      deviation('total moves', move('total'), 2.46, 35_000, 0.005),
    );
  });
});
