import { describe, expect, it } from '@jest/globals';
import type { MatchSummary } from '@scoreline/shared-lib/contract';

import { rulesOf } from './rules/rulesOf';
import { formatOf, tieWinner } from './ties';

type Score = [home: number, away: number];
const side = (competitorId: number, score: number | null, kicks?: number) => ({
  ...{ competitorId, name: String(competitorId), score, redCards: 0 },
  periods: kicks === undefined ? [] : [kicks],
});

let day = 0;
const leg = (
  [home, away]: [number, number],
  score: Score | null,
  more: Partial<MatchSummary> & { kicks?: Score } = {},
): MatchSummary => {
  const { kicks, ...rest } = more;
  return {
    eventId: ++day,
    sport: 'football',
    tournamentId: 1,
    startTime: new Date(Date.UTC(2026, 0, day * 7)).toISOString(),
    status: kicks ? 'afterPenalties' : score ? 'finished' : 'notStarted',
    clock: null,
    home: side(home, score?.[0] ?? null, kicks?.[0]),
    away: side(away, score?.[1] ?? null, kicks?.[1]),
    odds: null,
    revision: 1,
    ...rest,
  };
};
const winner = (legs: MatchSummary[], ref = 'CL/2024-25', round = 'Semifinals', others = [legs]) =>
  tieWinner(legs, formatOf(round, others, rulesOf('archive', ref).ties));

describe('two legs', () => {
  const level = [leg([1, 2], [1, 0]), leg([2, 1], [2, 1])];

  it.each([
    ['CL/2020-21', 1],
    ['CL/2021-22', null],
    ['EL/2015-16', 1],
    ['LIB/2021', 1],
    ['LIB/2022', null],
    ['USA/2018', 1],
    ['USA/2019', null],
    ['E1/2018-19', null],
  ])('level at 2–2, with an away goal in %s: %s', (ref, wanted) => {
    expect(winner(level, ref)).toBe(wanted);
  });

  it('the better aggregate, then the shoot-out', () => {
    expect(winner([leg([1, 2], [0, 1]), leg([2, 1], [0, 2])])).toBe(1);
    expect(winner([leg([1, 2], [1, 0]), leg([2, 1], [1, 0], { kicks: [4, 3] })])).toBe(2);
  });

  it('are open after the first, also where only that is stored', () => {
    const whole = [leg([3, 4], [1, 0]), leg([4, 3], [1, 0])];
    const first = [leg([1, 2], [3, 0])];
    expect(winner(first, 'CL/2024-25', 'Semifinals', [whole, first])).toBeNull();
    expect(winner([leg([1, 2], [3, 0]), leg([2, 1], null)])).toBeNull();
    expect(winner(first, 'CL/2024-25', 'Final')).toBe(1);
  });

  it('one that was called off and played again is one leg', () => {
    const off = leg([1, 2], [0, 3], { status: 'abandoned' });
    expect(winner([off, leg([1, 2], [1, 0])])).toBe(1);
  });
});

it('a replay decides what was level', () => {
  const tie = [leg([1, 2], [1, 1], { startTime: '1934-05-31T12:00:00.000Z' })];
  const replay = leg([1, 2], [1, 0], { startTime: '1934-06-01T12:00:00.000Z' });
  expect(winner([...tie, replay], 'world-cup/1934', 'Quarter-finals')).toBe(1);
  const others = [[leg([3, 4], [2, 1])], [...tie, replay]];
  expect(winner(others[0]!, 'world-cup/1934', 'Quarter-finals', others)).toBe(3);
});

describe('a series', () => {
  const game = (score: Score | null, more: Partial<MatchSummary> = {}) =>
    leg([1, 2], score, { sport: 'basketball', ...more });
  const games = (...scores: (Score | null)[]) => scores.map((score) => game(score));
  const nba = (legs: MatchSummary[], season = '2015-16', round = 'First round') =>
    tieWinner(legs, formatOf(round, [legs], rulesOf('nba-sbr', season).ties));
  const [won, lost]: Score[] = [
    [100, 90],
    [90, 100],
  ];

  it('of seven is won with the fourth win, whatever is still stored', () => {
    expect(nba(games(won!, won!, won!, won!, null, null, null))).toBe(1);
    expect(nba(games(won!, won!, won!, won!))).toBe(1);
  });

  it('is open before, also where all stored games are over', () => {
    expect(nba(games(won!, won!))).toBeNull();
    expect(nba(games(won!, lost!, won!, lost!, won!))).toBeNull();
  });

  it('of five is won with the third', () => {
    expect(nba(games(won!, won!, won!), '2000-01')).toBe(1);
    expect(nba(games(won!, won!, won!), '2000-01', 'Finals')).toBeNull();
  });

  it('is none in the play-in', () => {
    expect(nba(games(lost!), '2023-24', 'Play-in')).toBe(2);
  });

  it('of three in the MLS counts wins, not goals', () => {
    const own = [leg([1, 2], [1, 0]), leg([2, 1], [4, 0]), leg([1, 2], [1, 1], { kicks: [5, 4] })];
    expect(winner(own, 'USA/2024', 'Round One')).toBe(1);
    expect(winner(own.slice(0, 2), 'USA/2024', 'Round One')).toBeNull();
  });
});
