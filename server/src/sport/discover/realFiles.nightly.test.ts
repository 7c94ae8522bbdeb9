import { describe, expect, test } from '@jest/globals';
import { firstItem, itemAt, lastItem, valueIn } from '@scoreline/shared-lib/contract/lists';

import { archived, archiveFile, archiveRows, ask } from '../../store/archive/testing';
import { duringTests } from '@scoreline/database/duringTests';
import { clubOf } from '../../store/catalogue/clubs';
import { coming, openWithComing } from './testing';

const files = ['E0_2223', 'E0_2324', 'E0_2425'].map((name) => `football-data-co-uk/${name}.csv`);
const present = archived(...files);

interface Game {
  at: string;
  home: string;
  away: string;
  goals: [number, number];
  opening: number[];
  closing: number[];
}

function gamesOf(name: string): Game[] {
  return archiveRows(name).map((cells) => {
    const cell = (column: string) => cells[column] ?? '';
    const numbers = (prefix: string) => ['H', 'D', 'A'].map((end) => Number(cell(prefix + end)));
    const [home, away] = ['HomeTeam', 'AwayTeam'].map((name) => clubOf('gb-eng', cell(name)).name);
    return {
      at: `${cell('Date').split('/').reverse().join('-')} ${cell('Time')}`,
      home: home!,
      away: away!,
      goals: [Number(cell('FTHG')), Number(cell('FTAG'))],
      opening: numbers('B365'),
      closing: numbers('B365C'),
    };
  });
}

(present ? describe : describe.skip)('the real files', () => {
  const database = duringTests(() => openWithComing('football-data', files.map(archiveFile)));
  const games = present
    ? files.flatMap(gamesOf).sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
    : [];
  const [past, next] = [games.slice(0, -coming), games.slice(-coming)];

  test('movements of every match, over pages', async () => {
    const found = [];
    let cursor: string | undefined;
    do {
      const request = {
        ...{ sport: 'football', threshold: 7, limit: 17, within: 24 },
        ...{ cursor, bookmakerId: 1 },
      };
      const page = await ask(database.db, 'sports-query/discover/movements', request);
      found.push(...page.rows);
      cursor = page.cursor ?? undefined;
    } while (cursor);
    const seen = found.map(({ match, mover, others }) => {
      if (mover.kind !== 'price') throw new Error('1x2 has no line');
      return `${match.home.name}-${match.away.name} ${mover.change.toFixed(2)} +${others}`;
    });
    const wanted = next.flatMap(({ home, away, opening, closing }) => {
      const moves = opening
        .map((was, i) => ((itemAt(closing, i) - was) / was) * 100)
        .filter((change) => Math.abs(change) >= 7)
        .sort((a, b) => Math.abs(b) - Math.abs(a));
      return moves.length > 0
        ? [`${home}-${away} ${firstItem(moves).toFixed(2)} +${moves.length - 1}`]
        : [];
    });
    expect(wanted.length).toBeGreaterThan(17);
    expect(seen.toSorted()).toEqual(wanted.toSorted());
    const sizes = found.map(({ mover }) => (mover.kind === 'price' ? Math.abs(mover.change) : 0));
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  });

  test('what became of the same opening prices', async () => {
    const request = { sport: 'football', limit: 100 };
    const { rows } = await ask(database.db, 'sports-query/discover/same-odds', request);
    const seen = rows.map(({ match, tolerance, sample, homeWins, draws, awayWins, shares }) =>
      [
        match.home.name,
        match.away.name,
        tolerance,
        sample,
        homeWins,
        draws,
        awayWins,
        shares !== null,
      ].join(),
    );
    const near = (game: Game, other: Game, tolerance: number) =>
      // Prices have two decimals: integers of hundredths avoid rounding errors.
      game.opening.every(
        (price, i) =>
          Math.abs(Math.round(price * 100) - Math.round(itemAt(other.opening, i) * 100)) <
          tolerance * 100,
      );
    const wanted = next.map((game) => {
      const within = (tolerance: number) => past.filter((other) => near(game, other, tolerance));
      const wide = within(0.005).length < 5;
      const last = within(wide ? 0.02 : 0.005).slice(-10);
      const count = (sign: number) =>
        last.filter(({ goals }) => Math.sign(goals[0] - goals[1]) === sign).length;
      return [
        game.home,
        game.away,
        wide ? 0.02 : 0.005,
        last.length,
        count(1),
        count(0),
        count(-1),
        last.length >= 5,
      ].join();
    });
    expect(seen).toEqual(wanted);
    expect(rows.some(({ sample }) => sample > 0)).toBe(true);
  });

  test.each(['goals', 'conceded', 'winRate', 'points'] as const)(
    'averages of %s',
    async (metric) => {
      const request = { sport: 'football', metric, order: 'lowest', limit: 100 };
      const { rows } = await ask(database.db, 'sports-query/discover/averages', request);
      const value = (own: number, other: number) =>
        ({
          goals: own,
          conceded: other,
          winRate: own > other ? 1 : 0,
          points: own > other ? 3 : own === other ? 1 : 0,
        })[metric];
      const wanted = [...new Set(next.flatMap(({ home, away }) => [home, away]))].map((team) => {
        const last = past.filter(({ home, away }) => home === team || away === team).slice(-5);
        const values = last.map(({ home, goals: [h, a] }) =>
          home === team ? value(h, a) : value(a, h),
        );
        return { team, at: lastItem(last).at, value: values.reduce((sum, v) => sum + v, 0) / 5 };
      });
      expect(Object.fromEntries(rows.map(({ team, value }) => [team.name, value]))).toEqual(
        Object.fromEntries(wanted.map(({ team, value }) => [team, value])),
      );
      const last = new Map(wanted.map(({ team, at }) => [team, at]));
      for (const [i, row] of rows.entries()) {
        const before = rows[i - 1];
        if (!before || before.value < row.value) continue;
        expect(before.value).toBe(row.value);
        expect(valueIn(last, before.team.name) >= valueIn(last, row.team.name)).toBe(true);
      }
    },
  );
});
