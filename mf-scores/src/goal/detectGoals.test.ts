import { describe, expect, it } from '@jest/globals';
import { testMatch, testSide } from '@scoreline/shared-lib/testing';

import { detectGoals } from './detectGoals';

const score = (home: number | null, away: number | null, sport: 'football' | 'basketball') =>
  testMatch({
    sport,
    home: testSide('Arsenal', { score: home }),
    away: testSide('Chelsea', { score: away }),
  });
const football = (home: number | null, away: number | null) => score(home, away, 'football');

describe('detectGoals', () => {
  it('names the side that scored', () => {
    expect(detectGoals(football(1, 0), football(1, 1))).toEqual([
      { matchId: 1, side: 'away', kind: 'goal' },
    ]);
  });

  it('knows a goal that was taken back', () => {
    expect(detectGoals(football(2, 0), football(1, 0))).toEqual([
      { matchId: 1, side: 'home', kind: 'cancelled' },
    ]);
  });

  it('takes the first score of a match, and a match it had not seen, for no goal', () => {
    expect(detectGoals(football(null, null), football(0, 0))).toEqual([]);
    expect(detectGoals(undefined, football(3, 0))).toEqual([]);
    expect(detectGoals(football(3, 0), undefined)).toEqual([]);
  });

  it('tints nothing in basketball, where somebody scores all the time', () => {
    expect(detectGoals(score(70, 68, 'basketball'), score(73, 68, 'basketball'))).toEqual([]);
  });
});
