import { describe, expect, it } from '@jest/globals';

import { leastVisits } from './judge';
import { equalsCalledWorse, outcomesOf } from './testingWorlds';

/** Two of the five minutes are for telling, counting and looking. */
const mostMinutes = 4;

describe('of 1,000 simulated canaries', () => {
  it('that are equal to the current build at most 10 are called worse in two hours', () => {
    expect(equalsCalledWorse(120, leastVisits)).toBeLessThanOrEqual(10);
  });

  it.each([
    ['fail ten times as often', { failing: 0.1 }, 'failures'],
    ['have a third quartile twice as high', { loadMs: 360 }, 'loading'],
  ] as const)('that %s 990 are found within minutes of 200 visits', (_what, over, expected) => {
    const found = outcomesOf(over, leastVisits).filter(
      ({ worse, minutes }) => worse === expected && minutes <= mostMinutes,
    );
    expect(found.length).toBeGreaterThanOrEqual(990);
  });
});
