import type { MomentumEvent, StatisticsEvent } from '@scoreline/shared-lib/contract/feed';
import type { Fixture } from '../fixture';
import { randomOf } from '../random';
import { source } from '../event/source';
import type { Count } from './count';
import type { Deed } from './cast';
import { isGoal } from './match';
import { other, type Rates, type Side } from './scoring';
import type { Shot } from './shots';

const means = {
  shots: { home: 13.85, away: 11.33, ratio: 2.1 },
  corners: { home: 5.36, away: 4.32, ratio: 1.6 },
  fouls: { home: 11.8, away: 12.1, ratio: 1.15 },
  offsides: { home: 1.9, away: 1.8, ratio: 1.2 },
} as const;
const onTarget = { home: 4.83, away: 3.96 };
/** Mean goals from shots in a match, without own goals and penalties. */
const goalsByShot = { home: 1.5, away: 1.22 };
const usualRates: Rates = { home: 1.547, away: 1.264 };
/** Exponents of the ratio of expected goals to the usual ones. */
const elasticity = { shots: 0.42, corners: 0.3, fouls: 0, offsides: 0 };
/** Variance explained by expected goals, subtracted from the random part so that the total matches real data. */
const explained = { shots: 0.42, corners: 0.06, fouls: 0, offsides: 0 };

/** Statistics of the whole match. Shots on target include goals, and cards are those of the incidents. */
export function countsOf(fixture: Fixture, rates: Rates, deeds: readonly Deed[]): Count[] {
  const random = randomOf('statistics', fixture.ref);
  const count = (key: keyof typeof means, side: 'home' | 'away') => {
    const { [side]: mean, ratio } = means[key];
    const factor = (rates[side] / usualRates[side]) ** elasticity[key];
    return random.dispersed(mean * factor * levelling[key], ratio - explained[key]);
  };
  const of = (side: 'home' | 'away', ...kinds: string[]) =>
    deeds.filter((deed) => deed.side === side && kinds.includes(deed.kind)).length;
  const shot = (side: 'home' | 'away') => {
    const goals = of(side, 'goal', 'penaltyGoal');
    const least = goals + of(side, 'penaltyMissed');
    const shots = Math.max(count('shots', side), least);
    const share = (onTarget[side] - goalsByShot[side]) / (means.shots[side] - goalsByShot[side]);
    let hits = goals;
    for (let left = shots - goals; left > 0; left--) if (random.chance(share)) hits++;
    return { shots, hits };
  };
  const [home, away] = [shot('home'), shot('away')];
  const ahead = (rates.home - rates.away) * 6.5;
  const possession = Math.round(Math.max(22, Math.min(78, random.normal(50.5 + ahead, 6))));
  return [
    { key: 'possession', home: possession, away: 100 - possession },
    { key: 'shots', home: home.shots, away: away.shots },
    { key: 'shotsOnTarget', home: home.hits, away: away.hits },
    ...(['corners', 'fouls', 'offsides'] as const).map((key) => ({
      key,
      home: count(key, 'home'),
      away: count(key, 'away'),
    })),
    { key: 'yellowCards', home: of('home', 'yellowCard'), away: of('away', 'yellowCard') },
    {
      key: 'redCards',
      home: of('home', 'redCard', 'secondYellow'),
      away: of('away', 'redCard', 'secondYellow'),
    },
  ];
}

/** Corrects for Jensen's inequality: the mean of a power of the random factor is not 1. */
const levelling = { shots: 1.018, corners: 1.015, fouls: 1, offsides: 1 };

/** Statistics after a share of the match. Cards and shots are counted from the incidents so far. */
export function countsAt(
  counts: readonly Count[],
  share: number,
  { deeds, shots }: Happened,
): Count[] {
  const cards = (side: Side, kinds: string[]) =>
    deeds.filter((deed) => deed.side === side && kinds.includes(deed.kind)).length;
  const both = (key: string, of: (side: Side) => number) => ({
    key,
    home: of('home'),
    away: of('away'),
  });
  const partly = counts
    .filter(({ key }) => spread.includes(key))
    .map(({ key, home, away }) => ({
      key,
      home: Math.round(home * share),
      away: Math.round(away * share),
    }));
  return [
    ...counts.filter(({ key }) => key === 'possession'),
    ...shotKeys.map(([key, counted]) => both(key, (side) => sumOf(shots, side, counted))),
    both('saves', (side) =>
      sumOf(shots, other(side), ({ outcome }) => Number(outcome === 'saved')),
    ),
    ...partly,
    both('yellowCards', (side) => cards(side, ['yellowCard'])),
    both('redCards', (side) => cards(side, ['redCard', 'secondYellow'])),
  ];
}

interface Happened {
  deeds: readonly Deed[];
  shots: readonly Shot[];
}

/** Statistics that follow the match's intensity. */
const spread = ['corners', 'fouls', 'offsides'];
const boxEdge = { x: 84.3, y: 29.6 };

const inBox = ({ x, y }: Shot) => x >= boxEdge.x && Math.abs(y - 50) <= boxEdge.y;

const shotKeys: [key: string, counted: (shot: Shot) => number][] = [
  ['expectedGoals', ({ xg }) => xg],
  ['shots', () => 1],
  ['shotsOnTarget', ({ outcome }) => Number(outcome === 'goal' || outcome === 'saved')],
  ['shotsOffTarget', ({ outcome }) => Number(outcome === 'off' || outcome === 'woodwork')],
  ['shotsBlocked', ({ outcome }) => Number(outcome === 'blocked')],
  ['shotsInsideBox', (shot) => Number(inBox(shot))],
  ['shotsOutsideBox', (shot) => Number(!inBox(shot))],
];

function sumOf(shots: readonly Shot[], side: Side, counted: (shot: Shot) => number): number {
  let sum = 0;
  for (const shot of shots) if (shot.side === side) sum += counted(shot);
  return Math.round(sum * 100) / 100;
}

/** Statistics of each half played. They add up to the match, except possession, which is a share of each half. */
export function halvesOf(
  ref: string,
  whole: readonly Count[],
  first: readonly Count[],
): [first: Count[], second: Count[]] {
  const swing = Math.round(randomOf('halves', ref).normal(0, 4));
  const shift = (rows: readonly Count[], by: number) =>
    rows.map((row) =>
      row.key === 'possession' ? { ...row, home: row.home + by, away: row.away - by } : row,
    );
  const before = new Map(first.map((row) => [row.key, row]));
  const second = whole.map((row) => {
    const { home, away } = before.get(row.key) ?? { home: 0, away: 0 };
    if (row.key === 'possession') return row;
    const rest = (all: number, part: number) => Math.round((all - part) * 100) / 100;
    return { key: row.key, home: rest(row.home, home), away: rest(row.away, away) };
  });
  return [shift(first, swing), shift(second, -swing)];
}

export const statisticsEvent = (
  matchRef: string,
  at: number,
  rows: Count[],
  period = 0,
): StatisticsEvent => ({
  type: 'statistics',
  source,
  revision: at,
  matchRef,
  period,
  rows,
});

/** Pressure per minute: a slow oscillation around the favourite's side, with surges before goals. */
export function momentumOf(
  fixture: Fixture,
  rates: Rates,
  deeds: readonly Deed[],
  minutes: number,
): number[] {
  const random = randomOf('momentum', fixture.ref);
  const base = Math.max(-25, Math.min(25, (rates.home - rates.away) * 12));
  let swing = 0;
  return Array.from({ length: minutes }, (_, index) => {
    swing = swing * 0.8 + random.normal(0, 22);
    let value = base + swing;
    for (const deed of deeds) {
      const before = Math.floor(deed.second / 60) + (deed.period - 1) * 45 - index;
      if (isGoal(deed) && before >= 0 && before < 3)
        value += (deed.side === 'home' ? 45 : -45) / (before + 1);
    }
    return Math.round(Math.max(-100, Math.min(100, value)));
  });
}

export const momentumEvent = (matchRef: string, at: number, values: number[]): MomentumEvent => ({
  type: 'momentum',
  source,
  revision: at,
  matchRef,
  values,
});
