import { describe, expect, it } from '@jest/globals';
import type { Incident, MatchSummary } from '@scoreline/shared-lib/contract';

import { timelineItems } from './timelineItems';

let lastId = 0;
const incident = (
  kind: Incident['kind'],
  period: number,
  rest: Partial<Incident> = {},
): Incident => ({
  incidentId: (lastId += 1),
  kind,
  side: 'home',
  period,
  minute: null,
  added: null,
  player: null,
  otherPlayer: null,
  score: null,
  removed: false,
  ...rest,
});
/** A football match by the goals of its periods. */
const match = (status: MatchSummary['status'], home: number[], away: number[]) =>
  ({ sport: 'football', status, home: { periods: home }, away: { periods: away } }) as MatchSummary;
const score = (home: number, away: number) => ({ home, away });
const marks = (items: ReturnType<typeof timelineItems>) =>
  items.flatMap((item) =>
    item.kind === 'period'
      ? `end ${item.period} ${item.score ? `${item.score.home}-${item.score.away}` : '?'}`
      : item.kind,
  );

describe('timelineItems', () => {
  it('stands newest first, with the ends of periods that nobody told', () => {
    const items = timelineItems(
      [
        incident('goal', 1, { score: score(1, 0) }),
        incident('yellowCard', 2),
        incident('goal', 4, { score: score(1, 1) }),
        incident('penaltyGoal', 5, { score: score(1, 0) }),
      ],
      match('afterPenalties', [1, 0, 0, 0, 3], [0, 0, 0, 1, 2]),
    );
    expect(marks(items)).toEqual([
      'end 5 3-2',
      'penaltyGoal',
      'end 4 1-1',
      'goal',
      'end 3 1-0',
      'end 2 1-0',
      'yellowCard',
      'end 1 1-0',
      'goal',
    ]);
  });

  it('tells an end once where the feed told it, and none of a period that is played', () => {
    const items = timelineItems(
      [
        incident('periodStart', 1),
        incident('periodEnd', 1, { score: score(2, 0) }),
        incident('periodStart', 2),
        incident('redCard', 2),
      ],
      match('live', [2, 0], [0, 0]),
    );
    expect(marks(items)).toEqual(['redCard', 'end 1 2-0']);
  });

  it('keeps a goal that was taken back, and says no score it was not told', () => {
    const cancelled = [
      incident('goal', 1, { score: score(1, 0), removed: true }),
      incident('goalCancelled', 1, { removed: true }),
    ];
    const over = match('finished', [0, 0], [0, 0]);
    expect(marks(timelineItems(cancelled, over))).toEqual(['end 2 0-0', 'end 1 0-0', 'goal']);
    const unknown = match('finished', [], []);
    expect(marks(timelineItems([incident('goal', 2)], unknown))).toEqual(['goal', 'end 1 ?']);
  });

  it('counts the overtime of basketball to its score', () => {
    const over = { ...match('afterExtraTime', [20, 20, 20, 20, 9], [25, 15, 20, 20, 7]) };
    const [last] = timelineItems([], { ...over, sport: 'basketball' });
    expect(last).toEqual({ kind: 'period', period: 5, score: score(89, 87) });
  });

  it('says how many points a basket gave, where the score before it is known', () => {
    const items = timelineItems(
      [
        incident('score', 1, { score: score(3, 0) }),
        incident('score', 1, { score: score(3, 2) }),
        incident('score', 1, { score: score(9, 2) }),
        incident('score', 1, { score: score(10, 2) }),
      ],
      { ...match('live', [10], [2]), sport: 'basketball' },
    );
    expect(items.map((item) => ('points' in item ? item.points : undefined))).toEqual([
      1,
      undefined,
      2,
      3,
    ]);
  });
});
