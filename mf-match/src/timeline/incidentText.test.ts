import { expect, it } from '@jest/globals';

import english from '../../locales/en.json';
import { testIncident } from '../testing/testPage';
import { incidentText } from './incidentText';

const t = (key: string): string =>
  key
    .split('.')
    .reduce<unknown>((found, part) => (found as Record<string, unknown>)[part], english) as string;
const text = (kind: Parameters<typeof testIncident>[0]) => incidentText(testIncident(kind), t);

it.each([
  ['penaltyConfirmed', 'Penalty confirmed'],
  ['penaltyCancelled', 'Penalty cancelled'],
  ['redCardCancelled', 'Red card cancelled'],
  ['cardUpgrade', 'Yellow card upgraded to red'],
  ['Mistaken identity', 'Mistaken identity'],
  [undefined, 'Video review'],
])('a review that came to %s', (detail, expected) => {
  expect(text({ kind: 'var', detail })).toBe(expected);
});

it('a cancelled goal has its reason, and an event of no known kind its own words', () => {
  expect(text({ kind: 'goalCancelled', detail: 'offside' })).toBe('Goal cancelled: offside');
  expect(text({ kind: 'goalCancelled' })).toBe('Goal cancelled');
  expect(text({ kind: 'other', detail: 'Cooling break' })).toBe('Cooling break');
  expect(text({ kind: 'secondYellow' })).toBe('Second yellow card');
});
