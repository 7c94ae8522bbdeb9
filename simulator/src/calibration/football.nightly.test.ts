import { describe, expect, it } from '@jest/globals';
import { itemAt, itemWhere } from '@scoreline/shared-lib/contract/lists';

import { castOf, type Deed } from '../football/cast';
import { isGoal } from '../football/match';
import type { Moment } from '../football/minutes';
import { countsOf } from '../football/statistics';
import { createSquads } from '../people/squads';
import { footballOf } from '../result/results';
import { dispersion, mean, misses, rate, share, type Figure } from './comparison';
import { leagueFixtures, ratesOf, seed } from './sample';

const pricedMatches = 20_600;
const topMatches = 8_908;
const sides = ['home', 'away'] as const;

const fixtures = leagueFixtures('football', [2024]);
const clubs = [
  ...new Map(
    fixtures.flatMap(({ home, away }) => [
      [home.ref, home],
      [away.ref, away],
    ]),
  ).values(),
];
const squads = createSquads(clubs, seed);
const at = Date.UTC(2024, 8, 1);
const played = fixtures.map((fixture) => {
  const match = footballOf(fixture, seed);
  const { deeds } = castOf(
    match,
    { home: squads.squadAt(fixture.home, at), away: squads.squadAt(fixture.away, at) },
    fixture.ref,
  );
  const goals = { home: count(deeds, 'home', isGoal), away: count(deeds, 'away', isGoal) };
  return { match, deeds, goals, counts: countsOf(fixture, ratesOf(fixture), deeds) };
});
const n = played.length;

function count(
  deeds: readonly Deed[],
  side: 'home' | 'away' | null,
  of: (deed: Deed) => boolean,
): number {
  return deeds.filter((deed) => (side === null || deed.side === side) && of(deed)).length;
}
const ofKind =
  (...kinds: string[]) =>
  (deed: Deed) =>
    kinds.includes(deed.kind);
const allDeeds = played.flatMap(({ deeds }) => deeds);
const within = (...figures: Figure[]) => expect(misses(figures)).toBe('');
const matchesWhere = (test: (goals: { home: number; away: number }) => boolean) =>
  played.filter(({ goals }) => test(goals)).length;

describe(`the football of ${n} league matches`, () => {
  it('has the goals and results of the table', () => {
    within(
      mean(
        'home goals',
        played.map(({ goals }) => goals.home),
        1.547,
        pricedMatches,
        0.0005,
      ),
      mean(
        'away goals',
        played.map(({ goals }) => goals.away),
        1.264,
        pricedMatches,
        0.0005,
      ),
      share(
        'home wins',
        matchesWhere(({ home, away }) => home > away),
        n,
        43.5,
        pricedMatches,
      ),
      share(
        'draws',
        matchesWhere(({ home, away }) => home === away),
        n,
        25.4,
        pricedMatches,
      ),
      share(
        'away wins',
        matchesWhere(({ home, away }) => home < away),
        n,
        31.1,
        pricedMatches,
      ),
      share(
        'over 2.5',
        matchesWhere(({ home, away }) => home + away > 2.5),
        n,
        53.2,
        pricedMatches,
      ),
      share(
        'both score',
        matchesWhere(({ home, away }) => home > 0 && away > 0),
        n,
        54.5,
        pricedMatches,
      ),
    );
  });

  it('has the distribution of total goals', () => {
    const percents = [6.3, 16.5, 24.1, 22.0, 15.6, 8.7, 4.3, 2.6];
    within(
      ...percents.map((percent, goals) =>
        share(
          `${goals} goals`,
          matchesWhere(({ home, away }) => Math.min(home + away, 7) === goals),
          n,
          percent,
          pricedMatches,
        ),
      ),
    );
  });

  it.each([
    ['super-league-greece', 2.54],
    ['laliga', 2.57],
    ['eredivisie', 3.06],
    ['bundesliga', 3.16],
  ])('has the goals of %s: %f a match', (key, expected) => {
    const years = Array.from({ length: 12 }, (_, index) => 2010 + index);
    const goals = leagueFixtures('football', years, [key]).map(
      (fixture) => footballOf(fixture, seed).happenings.filter(isGoal).length,
    );
    within(mean(key, goals, expected, 1500, 0.005));
  });

  it('has goals by five minutes, and before half time', () => {
    const goals = allDeeds.filter(isGoal);
    const percents = [
      3.65, 4.41, 4.69, 4.74, 4.79, 4.82, 4.9, 4.94, 4.99, 2.23, 4.81, 5.77, 5.75, 5.67, 5.6, 5.49,
      5.56, 5.69, 5.61, 5.88,
    ];
    within(
      share(
        'before half time',
        goals.filter(({ period }) => period === 1).length,
        goals.length,
        44.7,
        pricedMatches * 2.8,
      ),
      ...byCell(goals, percents, topMatches * 2.8),
    );
  });

  it('has cards, their minutes, and fouls', () => {
    const yellows = allDeeds.filter(ofKind('yellowCard'));
    const percents = [
      1.2, 1.8, 2.5, 3.0, 3.6, 4.3, 4.8, 5.4, 5.6, 2.7, 3.7, 5.3, 6.0, 6.2, 6.2, 6.3, 6.6, 7.0, 8.0,
      10.0,
    ];
    const cards = (side: 'home' | 'away', ...kinds: string[]) =>
      played.map(({ deeds }) => count(deeds, side, ofKind(...kinds)));
    within(
      mean('home yellows', cards('home', 'yellowCard'), 1.91, topMatches, 0.005),
      mean('away yellows', cards('away', 'yellowCard'), 2.18, topMatches, 0.005),
      dispersion(
        'home yellows, variance over mean',
        cards('home', 'yellowCard'),
        1,
        topMatches,
        0.02,
      ),
      mean('home reds', cards('home', 'redCard', 'secondYellow'), 0.09, topMatches, 0.005),
      mean('away reds', cards('away', 'redCard', 'secondYellow'), 0.1, topMatches, 0.005),
      mean('home fouls', figures('fouls', 'home'), 11.8, topMatches, 0.05),
      mean('away fouls', figures('fouls', 'away'), 12.1, topMatches, 0.05),
      ...byCell(yellows, percents, topMatches * 4.1),
    );
  });

  it('has shots, shots on target and corners', () => {
    within(
      mean('home shots', figures('shots', 'home'), 13.85, topMatches, 0.005),
      mean('away shots', figures('shots', 'away'), 11.33, topMatches, 0.005),
      ...sides.map((side) =>
        dispersion(
          `${side} shots, variance over mean`,
          figures('shots', side),
          2.1,
          topMatches,
          0.1,
        ),
      ),
      mean('home on target', figures('shotsOnTarget', 'home'), 4.83, topMatches, 0.005),
      mean('away on target', figures('shotsOnTarget', 'away'), 3.96, topMatches, 0.005),
      mean('home corners', figures('corners', 'home'), 5.36, topMatches, 0.005),
      mean('away corners', figures('corners', 'away'), 4.32, topMatches, 0.005),
      ...sides.map((side) =>
        dispersion(
          `${side} corners, variance over mean`,
          figures('corners', side),
          1.6,
          topMatches,
          0.1,
        ),
      ),
    );
  });

  it('has penalties, own goals and substitutions', () => {
    const penalties = played.map(({ deeds }) =>
      count(deeds, null, ofKind('penaltyGoal', 'penaltyMissed')),
    );
    const scored = allDeeds.filter(ofKind('penaltyGoal')).length;
    const changes = played.flatMap(({ deeds }) =>
      sides.map((side) => count(deeds, side, ofKind('substitution'))),
    );
    const minutes = allDeeds
      .filter(ofKind('substitution'))
      .map(({ period, second }) => (period - 1) * 45 + second / 60);
    within(
      mean('penalties', penalties, 0.32, topMatches, 0.005),
      share(
        'penalties scored',
        scored,
        scored + allDeeds.filter(ofKind('penaltyMissed')).length,
        77,
        topMatches * 0.32,
        0.5,
      ),
      mean(
        'own goals',
        played.map(({ deeds }) => count(deeds, null, ofKind('ownGoal'))),
        0.083,
        topMatches,
        0.0005,
      ),
      mean('substitutions a team', changes, 4.5, topMatches * 2, 0.05),
    );
    const most = minutes.filter((minute) => minute >= 60 && minute < 85).length;
    expect(most / minutes.length).toBeGreaterThan(0.5);
  });

  it('scores with ten men as the table says', () => {
    const home = tenMen('home');
    const away = tenMen('away');
    const source = { home: 0.09 * topMatches * 0.35, away: 0.1 * topMatches * 0.35 };
    within(
      rate('ten at home, for', home.own, home.exposure, 0.89, source.home, 0.005),
      rate('ten at home, against', home.other, home.exposure, 2.43, source.home, 0.005),
      rate('ten away, for', away.own, away.exposure, 0.77, source.away, 0.005),
      rate('ten away, against', away.other, away.exposure, 2.67, source.away, 0.005),
    );
  });
});

function figures(key: string, side: 'home' | 'away'): number[] {
  return played.map(({ counts }) => itemWhere(counts, (row) => row.key === key)[side]);
}

function byCell(
  moments: readonly Moment[],
  percents: readonly number[],
  sourceN: number,
): Figure[] {
  const cellOf = ({ period, second }: Moment) =>
    (period - 1) * 10 + Math.min(9, Math.floor(second / 300));
  const cells = percents.map(() => 0);
  for (const moment of moments) cells[cellOf(moment)]!++;
  return percents.map((percent, cell) =>
    share(`five minutes ${cell + 1}`, itemAt(cells, cell), moments.length, percent, sourceN),
  );
}

/** Goals and ninety minutes of play after the only red card of a match. */
function tenMen(side: 'home' | 'away') {
  const sum = { own: 0, other: 0, exposure: 0 };
  for (const { deeds, match } of played) {
    const reds = deeds.filter(ofKind('redCard', 'secondYellow'));
    const [red] = reds;
    if (reds.length !== 1 || red!.side !== side) continue;
    const left =
      2700 +
      itemAt(match.added, red!.period - 1) -
      red!.second +
      (red!.period === 1 ? 2700 + itemAt(match.added, 1) : 0);
    sum.exposure += left / 5400;
    for (const goal of deeds.filter(
      (deed) =>
        isGoal(deed) &&
        (deed.period > red!.period || (deed.period === red!.period && deed.second > red!.second)),
    ))
      sum[goal.side === side ? 'own' : 'other']++;
  }
  return sum;
}
