import { describe, expect, it } from '@jest/globals';

import { leastVisits } from './judge';
import { equalsCalledWorse, outcomesOf } from './testingWorlds';

/** Two of the five minutes pass for reporting, counting and evaluating. */
const mostMinutes = 4;

describe('of 1,000 simulated canaries', () => {
  it('that are equal to the current build at most 10 are called worse in two hours', () => {
    expect(equalsCalledWorse(120, leastVisits)).toBeLessThanOrEqual(10);
  });

  it.each([
    ['fail ten times as often', { failing: 0.1 }, 'failures'],
    ['have a third quartile twice as high', { loadMs: 360 }, 'loading'],
    ['have a shell that never stands', { fallen: 1 }, 'silence'],
    ['have a shell that falls in every second browser', { fallen: 0.5 }, 'silence'],
  ] as const)('that %s 990 are found within minutes of 200 visits', (_what, over, expected) => {
    const found = outcomesOf(over, leastVisits).filter(
      ({ worse, minutes }) => worse === expected && minutes <= mostMinutes,
    );
    expect(found.length).toBeGreaterThanOrEqual(990);
  });

  it.each([
    ['that load in half as much time again, as often as not', { loadMs: 270 }, 500, mostMinutes],
    ['that load in half as much time again, nine in ten', { loadMs: 270 }, 900, 10],
    ['of whose visits one in seven loads five times as long', { slow: 0.15, slowness: 5 }, 900, 40],
  ] as const)('%s are found within minutes of 200 visits', (_what, over, least, most) => {
    const found = outcomesOf(over, leastVisits).filter(
      ({ worse, minutes }) => worse === 'loading' && minutes <= most,
    );
    expect(found.length).toBeGreaterThanOrEqual(least);
  });
});
