import { describe, expect, it } from '@jest/globals';

import { bestOf, ratingsOf, type RatedMatch } from './ratingFormula';

const players: RatedMatch['players'] = [
  { playerId: 1, side: 'home', position: 'goalkeeper', starter: true },
  { playerId: 2, side: 'home', position: 'defender', starter: true },
  { playerId: 3, side: 'home', position: 'forward', starter: true },
  { playerId: 4, side: 'home', position: 'forward', starter: false },
  { playerId: 5, side: 'home', position: 'midfielder', starter: false },
  { playerId: 11, side: 'away', position: 'goalkeeper', starter: true },
  { playerId: 12, side: 'away', position: 'midfielder', starter: true },
];
const deed = (over: Partial<RatedMatch['incidents'][number]>): RatedMatch['incidents'][number] => ({
  ...{ kind: 'goal', side: 'home', period: 1, minute: 30, removed: false },
  ...{ playerId: 3, otherPlayerId: null },
  ...over,
});
const rated = (over: Partial<RatedMatch> = {}) =>
  new Map(
    ratingsOf({
      ...{ players, incidents: [], shotsOnTarget: null, saves: null, length: 90 },
      ...over,
    }).map((rating) => [rating.playerId, rating]),
  );

describe('ratings', () => {
  it('begin at 6.3, with a clean sheet by the line', () => {
    const ratings = rated();
    expect([1, 2, 12].map((id) => ratings.get(id)?.rating)).toEqual([7.1, 6.8, 6.5]);
    expect(ratings.has(4)).toBe(false);
  });

  it('count a goal for its scorer, its helper and all who were there, on both sides', () => {
    const ratings = rated({ incidents: [deed({ otherPlayerId: 2 })] });
    expect([3, 2, 1, 11, 12].map((id) => ratings.get(id)?.rating)).toEqual([7.3, 7.5, 7.2, 6, 6.2]);
  });

  it('are of the minutes played: a substitute of a few that did nothing has none', () => {
    const incidents = [
      deed({ kind: 'substitution', minute: 70, otherPlayerId: 4 }),
      deed({ kind: 'substitution', minute: 85, playerId: 2, otherPlayerId: 5 }),
      deed({ minute: 80, playerId: 4, period: 2 }),
    ];
    const ratings = rated({ incidents });
    expect([ratings.get(3)?.minutes, ratings.get(4)?.minutes]).toEqual([70, 20]);
    expect(ratings.get(4)?.rating).toBe(7.3);
    expect(ratings.get(3)?.rating).toBe(6.3);
    expect(ratings.has(5)).toBe(false);
  });

  it('go by the order of play where a change and a goal share a minute', () => {
    const change = deed({ kind: 'substitution', minute: 84, period: 2, otherPlayerId: 4 });
    const goal = deed({ side: 'away', minute: 84, period: 2, playerId: 12 });
    const changed = (incidents: RatedMatch['incidents']) => {
      const ratings = rated({ incidents, length: 94 });
      return [3, 4].map((id) => ratings.get(id)?.rating);
    };
    expect(changed([change, goal])).toEqual([6.3, 6.2]);
    expect(changed([goal, change])).toEqual([6.2, 6.3]);
    const late = { minute: 90, period: 2 };
    const keeper = [
      deed({ kind: 'substitution', ...late, playerId: 1, otherPlayerId: 5 }),
      deed({ side: 'away', ...late, playerId: 12 }),
    ];
    expect(rated({ incidents: keeper }).get(1)?.rating).toBe(7.1);
    expect(rated({ incidents: keeper.toReversed() }).get(1)?.rating).toBe(6);
  });

  it('take a goal that was taken back and the kicks of a shoot-out for nothing', () => {
    const incidents = [deed({ removed: true }), deed({ kind: 'penaltyGoal', period: 5 })];
    expect(rated({ incidents })).toEqual(rated());
  });

  it('punish cards, and end with a dismissal', () => {
    const incidents = [
      deed({ kind: 'yellowCard', playerId: 12, side: 'away', minute: 20 }),
      deed({ kind: 'secondYellow', playerId: 12, side: 'away', minute: 50, period: 2 }),
    ];
    expect(rated({ incidents }).get(12)).toMatchObject({ rating: 5, minutes: 50 });
  });

  it('know saves and shots on target from the statistics', () => {
    const ratings = rated({ shotsOnTarget: { home: 6, away: 2 }, saves: { home: 2, away: 6 } });
    expect(ratings.get(11)?.rating).toBe(8.3);
    expect(ratings.get(3)?.rating).toBe(6.6);
  });

  it('round half a tenth upwards, whatever the sum of decimals looks like', () => {
    const goals = (side: 'home' | 'away', count: number) =>
      Array.from({ length: count }, () => deed({ side, playerId: null }));
    for (let scored = 0; scored <= 6; scored++)
      for (let conceded = 1; conceded <= 6; conceded++) {
        const incidents = [...goals('home', scored), ...goals('away', conceded)];
        const hundredths = 630 + 10 * scored - 25 * conceded;
        expect(rated({ incidents }).get(2)?.rating).toBe(Math.floor((hundredths + 5) / 10) / 10);
      }
  });

  it('stay between 3 and 10', () => {
    const goals = Array.from({ length: 6 }, () => deed({}));
    expect(rated({ incidents: goals }).get(3)?.rating).toBe(10);
    const own = Array.from({ length: 6 }, () => deed({ kind: 'ownGoal', side: 'away' }));
    expect(rated({ incidents: own }).get(3)?.rating).toBe(3);
  });
});

it('names the best: the highest, then who played longer', () => {
  const rating = { side: 'home' as const, rating: 8, minutes: 70 };
  const all = [
    { ...rating, playerId: 1 },
    { ...rating, playerId: 2, minutes: 90 },
    { ...rating, playerId: 3, rating: 7.9, minutes: 90 },
  ];
  expect(bestOf(all)).toBe(2);
  expect(bestOf([])).toBeNull();
});
