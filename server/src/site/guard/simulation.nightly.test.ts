import { expect, it } from '@jest/globals';

import { leastVisits } from './judge';
import { equalsCalledWorse } from './testingWorlds';

it('of 1,000 simulated canaries that are equal to the current build at most 10 are called worse in three days', () => {
  expect(equalsCalledWorse(3 * 1_440, leastVisits)).toBeLessThanOrEqual(10);
}, 900_000);
