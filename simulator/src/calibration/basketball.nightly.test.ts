import { describe, expect, it } from '@jest/globals';
import { itemAt } from '@scoreline/shared-lib/contract/lists';

import { leadOf, playGame, scorings, type Quarter } from '../basketball/game';
import { randomOf } from '../random';
import { deviation, mean, misses, share, type Figure } from './comparison';

const measured = 35_000;
const within = (...figures: Figure[]) => expect(misses(figures)).toBe('');

interface Era {
  name: keyof typeof scorings;
  games: number;
  home: number[];
  away: number[];
  deviation: number;
  final: [number, number];
  margin: [mean: number, deviation: number];
  homeWins: number;
  overtime: number;
  /** Of the closing lines, drawn about their means: the first era's totals rose by some ten points on the way. */
  lines: { margin: number; total: number };
}

const eras: Era[] = [
  {
    name: 'until2019',
    games: 15_000,
    home: [26.0, 25.9, 25.4, 25.1],
    away: [25.1, 25.2, 24.7, 24.6],
    deviation: 5.7,
    final: [103.2, 100.2],
    margin: [2.96, 13.5],
    homeWins: 59.5,
    overtime: 5.9,
    lines: { margin: 6.3, total: 11 },
  },
  {
    name: 'from2020',
    games: 4_000,
    home: [28.5, 28.4, 28.3, 26.9],
    away: [28.0, 27.8, 27.6, 26.8],
    deviation: 5.9,
    final: [112.7, 110.8],
    margin: [1.88, 14.9],
    homeWins: 55.9,
    overtime: 5.3,
    lines: { margin: 6.6, total: 8 },
  },
];

describe.each(eras)('games of the seasons $name', (era) => {
  const random = randomOf('calibration', era.name);
  const usual = [...era.home, ...era.away].reduce((sum, points) => sum + points, 0);
  const games = Array.from({ length: 6000 }, () => {
    const expected = {
      margin: random.normal(era.margin[0], era.lines.margin),
      total: random.normal(usual, era.lines.total),
    };
    return { expected, quarters: playGame(random, expected, scorings[era.name]) };
  });
  const sum = (quarters: readonly Quarter[], side: 'home' | 'away') =>
    quarters.reduce((points, quarter) => points + quarter[side], 0);
  const margins = games.map(({ quarters }) => leadOf(quarters));

  it('have the quarters of the table', () => {
    const quarter = (side: 'home' | 'away', index: number) =>
      games.map(({ quarters }) => itemAt(quarters, index)[side]);
    within(
      ...([0, 1, 2, 3] as const).flatMap((index) => [
        mean(
          `home quarter ${index + 1}`,
          quarter('home', index),
          era.home[index]!,
          era.games,
          0.05,
        ),
        mean(
          `away quarter ${index + 1}`,
          quarter('away', index),
          era.away[index]!,
          era.games,
          0.05,
        ),
        deviation(
          `home quarter ${index + 1}, deviation`,
          quarter('home', index),
          era.deviation,
          era.games,
          0.05,
        ),
        deviation(
          `away quarter ${index + 1}, deviation`,
          quarter('away', index),
          era.deviation,
          era.games,
          0.05,
        ),
      ]),
    );
  });

  it('end as in the table', () => {
    within(
      mean(
        'home points',
        games.map(({ quarters }) => sum(quarters, 'home')),
        era.final[0],
        era.games,
        0.05,
      ),
      mean(
        'away points',
        games.map(({ quarters }) => sum(quarters, 'away')),
        era.final[1],
        era.games,
        0.05,
      ),
      mean('margin', margins, era.margin[0], era.games, 0.005),
      deviation('margin, deviation', margins, era.margin[1], era.games, 0.05),
      share(
        'home wins',
        margins.filter((margin) => margin > 0).length,
        games.length,
        era.homeWins,
        era.games,
      ),
      share(
        'overtime',
        games.filter(({ quarters }) => quarters.length > 4).length,
        games.length,
        era.overtime,
        era.games,
      ),
    );
    expect(margins).not.toContain(0);
  });

  it('are led to the end by who leads after three quarters', () => {
    const led = games.filter(({ quarters }) => leadOf(quarters.slice(0, 3)) !== 0);
    const held = led.filter(
      ({ quarters }) => leadOf(quarters.slice(0, 3)) > 0 === leadOf(quarters) > 0,
    );
    within(share('leader after three wins', held.length, led.length, 82, measured, 0.5));
  });

  it('gain about twelve a team in overtime', () => {
    const extra = games.flatMap(({ quarters }) =>
      quarters.slice(4).flatMap(({ home, away }) => [home, away]),
    );
    within(mean('points of an overtime', extra, 12, 2 * 0.058 * era.games, 0.5));
  });

  if (era.name === 'until2019')
    it('fall from their closing lines as the table says', () => {
      within(
        deviation(
          'margin about the line',
          games.map(({ quarters, expected }) => leadOf(quarters) - expected.margin),
          11.9,
          measured,
          0.05,
        ),
        deviation(
          'total about the line',
          games.map(
            ({ quarters, expected }) =>
              sum(quarters, 'home') + sum(quarters, 'away') - expected.total,
          ),
          17.5,
          measured,
          0.05,
        ),
        ...(
          [
            [0, 51],
            [3, 56],
            [6, 70],
            [9, 80],
            [12, 88],
          ] as const
        ).map(([spread, percent]) => {
          const near = games.filter(({ expected }) => Math.abs(expected.margin - spread) < 0.5);
          return share(
            `home wins by spread ${spread}`,
            near.filter(({ quarters }) => leadOf(quarters) > 0).length,
            near.length,
            percent,
            900,
            0.5,
          );
        }),
      );
    });
});
