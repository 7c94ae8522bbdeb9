import { expect, it } from '@jest/globals';
import type { LeagueDetail } from '@scoreline/shared-lib/contract';

import { testCard } from '../../testing/testPage';
import { bracketOrder, wayTo } from './bracketOrder';

type Tie = LeagueDetail['bracket'][number]['ties'][number];
const tie = (home: number, away: number): Tie => ({
  home: testCard(home, `T${home}`),
  away: testCard(away, `T${away}`),
  legs: [],
  winner: null,
});
const pairs = (rounds: ReturnType<typeof bracketOrder>) =>
  rounds.map(({ ties }) => ties.map((one) => [one.tie.home?.competitorId, one.next]));

it('sorts each round by where its winners play next', () => {
  const rounds = [
    { round: 'quarterfinal', ties: [tie(1, 2), tie(3, 4), tie(5, 6), tie(7, 8)] },
    { round: 'semifinal', ties: [tie(3, 8), tie(1, 5)] },
    { round: 'final', ties: [tie(1, 3)] },
  ];
  expect(pairs(bracketOrder(rounds))).toEqual([
    [
      [3, 0],
      [7, 0],
      [1, 1],
      [5, 1],
    ],
    [
      [3, 0],
      [1, 0],
    ],
    [[1, null]],
  ]);
});

it('leaves the order where the next round is not drawn', () => {
  const rounds = [{ round: 'semifinal', ties: [tie(1, 2), tie(3, 4)] }];
  expect(pairs(bracketOrder(rounds))).toEqual([
    [
      [1, null],
      [3, null],
    ],
  ]);
});

it.each([
  [0, ['eighthfinal']],
  [1, ['quarterfinal']],
  [2, ['semifinal', 'quarterfinal']],
  [3, ['final', 'semifinal', 'quarterfinal']],
])('shows the way to the round at %i where that is few ties', (chosen, shown) => {
  const round = (name: string, ties: number) => ({
    round: name,
    ties: Array.from({ length: ties }, (_, at) => tie(2 * at, 2 * at + 1)),
  });
  const rounds = bracketOrder([
    round('eighthfinal', 8),
    round('quarterfinal', 4),
    round('semifinal', 2),
    round('final', 1),
  ]);
  expect(wayTo(rounds, chosen).map((one) => one.round)).toEqual(shown);
});
