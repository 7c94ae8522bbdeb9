import { describe, expect, test } from '@jest/globals';
import { itemAt } from '@scoreline/shared-lib/contract/lists';

import { archived, archiveFile, archiveRows, ask, type Cells } from '../../store/archive/testing';
import { duringTests } from '@scoreline/database/duringTests';
import { franchiseOf } from '../../feeds/nba/franchises';
import { coming, openWithComing } from './testing';

const file = 'nba-sbr-odds/nba_2015-16_2017-18.csv';
const present = archived(file);

interface Game {
  day: string;
  home: string;
  away: string;
  points: [number, number];
  spreads: [number, number];
  totals: [number, number];
  /** Thousandths; null where the file has none. */
  moneyline: [number, number] | null;
}

/** Games whose periods add up to the total. Games of one day stay in the file's order. */
function gamesOf(rows: Cells[]): Game[] {
  const games = rows.flatMap((cells) => {
    const cell = (name: string) => cells[name] ?? '';
    const number = (name: string) => (cell(name) === '' ? NaN : Number(cell(name)));
    const sum = (side: string) =>
      ['1', '2', '3', '4', '_ot'].reduce((all, part) => all + number(`${side}${part}`), 0);
    const [home, away] = [franchiseOf(cell('home')), franchiseOf(cell('away'))];
    const points: [number, number] = [number('h_final'), number('a_final')];
    if (!home || !away || sum('h') !== points[0] || sum('a') !== points[1]) return [];
    const monthDay = cell('date_mmdd').padStart(4, '0');
    const year = Number(cell('season').slice(0, 4)) + (monthDay < '0800' ? 1 : 0);
    return [
      {
        day: `${year}${monthDay}`,
        home: home.name,
        away: away.name,
        points,
        spreads: [number('open_spread'), number('close_spread')] as [number, number],
        totals: [number('open_total'), number('close_total')] as [number, number],
        moneyline: moneylineOf(number('ml_home'), number('ml_away')),
      },
    ];
  });
  return games.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

function moneylineOf(home: number, away: number): [number, number] | null {
  if (!(Math.abs(home) >= 100 && Math.abs(away) >= 100)) return null;
  const [one, other] = [home, away].map((odds) => 1 + (odds > 0 ? odds / 100 : 100 / -odds));
  const overround = 1 / one! + 1 / other!;
  return overround < 0.9 || overround > 1.35
    ? null
    : [Math.round(one! * 1000), Math.round(other! * 1000)];
}

(present ? describe : describe.skip)('the real games of the NBA', () => {
  const database = duringTests(() => openWithComing('nba-sbr', [archiveFile(file)]));
  const games = present ? gamesOf(archiveRows(file)) : [];
  const [past, next] = [games.slice(0, -coming), games.slice(-coming)];

  test.each([
    ['total', ({ totals }: Game) => totals, [100, 400]],
    // The file's spread is the home side's margin.
    ['spread', ({ spreads }: Game) => spreads.map((margin) => 0 - margin), [-60, 60]],
  ] as const)(
    'every line of the %s that moved, without a percentage',
    async (market, linesOf, [least, most]) => {
      const request = { sport: 'basketball', market, limit: 100, within: 24 };
      const { rows } = await ask(database.db, 'sports-query/discover/movements', request);
      const seen = rows.map(({ match, mover }) => {
        if (mover.kind !== 'line') throw new Error('the file gives these lines one price');
        return `${match.home.name}-${match.away.name} ${mover.fromLine} ${mover.line}`;
      });
      const wanted = next.flatMap((game) => {
        const [from, to] = linesOf(game) as [number, number];
        const known = [from, to].every((line) => line >= least && line <= most);
        return known && from !== to ? [`${game.home}-${game.away} ${from} ${to}`] : [];
      });
      expect(wanted.length).toBeGreaterThan(20);
      expect(seen.toSorted()).toEqual(wanted.toSorted());
    },
  );

  test('what became of the same opening prices', async () => {
    const request = { sport: 'basketball', limit: 100 };
    const { rows } = await ask(database.db, 'sports-query/discover/same-odds', request);
    const seen = rows.map((row) => {
      const { match, tolerance, sample, homeWins, draws, awayWins, averageTotal } = row;
      return [match.home.name, tolerance, sample, homeWins, draws, awayWins, averageTotal].join();
    });
    const wanted = next.flatMap(({ home, moneyline }) => {
      if (!moneyline) return [];
      const within = (thousandths: number) =>
        past.filter((other) =>
          other.moneyline?.every(
            (price, i) => Math.abs(price - itemAt(moneyline, i)) < thousandths,
          ),
        );
      const wide = within(5).length < 5;
      const last = within(wide ? 20 : 5).slice(-10);
      const homeWins = last.filter(({ points }) => points[0] > points[1]).length;
      const total = last.reduce((sum, { points }) => sum + points[0] + points[1], 0) / last.length;
      const average = last.length > 0 ? Math.round(total * 100) / 100 : null;
      return [
        [
          home,
          wide ? 0.02 : 0.005,
          last.length,
          homeWins,
          0,
          last.length - homeWins,
          average,
        ].join(),
      ];
    });
    expect(seen).toEqual(wanted);
    expect(rows.some(({ sample }) => sample === 10)).toBe(true);
  });

  test.each(['points', 'conceded', 'winRate'] as const)('averages of %s', async (metric) => {
    const request = { sport: 'basketball', metric, order: 'highest', limit: 100 };
    const { rows } = await ask(database.db, 'sports-query/discover/averages', request);
    const worth = (own: number, other: number) =>
      ({ points: own, conceded: other, winRate: own > other ? 1 : 0 })[metric];
    const wanted = [...new Set(next.flatMap(({ home, away }) => [home, away]))].map((team) => {
      const last = past.filter(({ home, away }) => home === team || away === team).slice(-5);
      const values = last.map(({ home, points: [h, a] }) =>
        home === team ? worth(h, a) : worth(a, h),
      );
      return [team, values.reduce<number>((sum, value) => sum + value, 0) / 5] as const;
    });
    const seen = rows.map(({ team, value }) => [team.name, value] as const);
    expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(wanted));
    const values = seen.map(([, value]) => value);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(rows.every(({ sample }) => sample === 5)).toBe(true);
  });
});
