import { describe, expect, it } from '@jest/globals';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import { priceCells } from './priceMove';

const odds = {
  bookmakerId: 1,
  market: '1x2' as const,
  opening: { home: 2.1, draw: 3.4, away: 2.9 },
  current: { home: 1.95, draw: 3.5, away: 2.9 },
};

describe('priceCells', () => {
  it('compares current with opening', () => {
    expect(priceCells({ sport: 'football', odds }).map(({ move }) => move)).toEqual([
      'down',
      'up',
      null,
    ]);
  });

  it('gives three unknown cells where there are no odds, and two in basketball', () => {
    const none = priceCells({ sport: 'football', odds: null });
    expect(none.map(({ opening, current }) => [opening, current])).toEqual(
      Array(3).fill([null, null]),
    );
    expect(priceCells({ sport: 'basketball', odds })).toHaveLength(2);
  });

  it('points no arrow at a change that cannot be seen', () => {
    const drift = { ...odds, current: { ...odds.opening, home: 2.1004 } };
    expect(firstItem(priceCells({ sport: 'football', odds: drift })).move).toBeNull();
  });

  it('knows no price at or below 1', () => {
    const broken = { ...odds, opening: { ...odds.opening, home: 0 } };
    const [home] = priceCells({ sport: 'football', odds: broken });
    expect(home).toMatchObject({ opening: null, current: 1.95, move: null });
  });
});
