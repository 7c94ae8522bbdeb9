import { testMatch, testSide } from '../../testing';
import { describe, expect, it } from '@jest/globals';

import { hasSpoilers, hideSpoilers } from './hideSpoilers';

const prices = (home: number) => ({ home, draw: 3.4, away: 2.9 });
const clock = (period: number) => ({
  period,
  minute: 93,
  running: true,
  at: '2026-11-21T20:00:00.000Z',
});
const shootOut = testMatch({
  status: 'afterPenalties',
  clock: clock(5),
  home: testSide('Arsenal', { score: 1, periods: [0, 1], redCards: 1 }),
  away: testSide('Chelsea', { score: 1, periods: [1, 0] }),
  odds: { bookmakerId: 1, market: '1x2', opening: prices(2.1), current: prices(1.05) },
});

describe('hideSpoilers', () => {
  it('hides score, periods, cards, how it was decided, and the price that tells', () => {
    const hidden = hideSpoilers(shootOut);
    expect(hidden.status).toBe('finished');
    expect(hidden.home).toMatchObject({ score: null, periods: [], redCards: 0 });
    expect(hidden.odds?.current).toEqual(shootOut.odds?.opening);
    expect(hidden.clock).toBeNull();
  });

  it('leaves a regular minute, and a match that has not begun', () => {
    expect(hideSpoilers({ ...shootOut, status: 'live', clock: clock(2) }).clock).not.toBeNull();
    const coming = testMatch({ odds: shootOut.odds });
    expect(hideSpoilers(coming)).toBe(coming);
  });

  it('says whether there is anything to reveal', () => {
    expect(hasSpoilers(shootOut)).toBe(true);
    expect(hasSpoilers(testMatch())).toBe(false);
  });
});
