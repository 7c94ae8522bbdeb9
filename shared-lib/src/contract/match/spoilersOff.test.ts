import { expect, it } from '@jest/globals';

import { areSpoilersOff, withSpoilersOff } from './spoilersOff';

const match = 'https://scoreline.example/en/football/match/a-vs-b/7';

it.each([
  ['spoilers=off', true],
  ['tab=odds&spoilers=off', true],
  ['spoilers=on', false],
  ['spoilers', false],
  ['', false],
])('“%s” has spoilers off: %s', (query, isOff) => {
  expect(areSpoilersOff(new URLSearchParams(query))).toBe(isOff);
});

it('is put into an address once, and taken out again, beside whatever else it has', () => {
  const hidden = withSpoilersOff(`${match}?tab=odds`, true);
  expect(hidden).toBe(`${match}?tab=odds&spoilers=off`);
  expect(withSpoilersOff(hidden, true)).toBe(hidden);
  expect(withSpoilersOff(hidden, false)).toBe(`${match}?tab=odds`);
  expect(withSpoilersOff(match, false)).toBe(match);
});
