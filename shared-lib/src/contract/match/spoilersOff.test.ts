import { expect, it } from '@jest/globals';

import { keepsScoreBack, withSpoilers } from './spoilersOff';

const match = 'https://scoreline.example/en/football/match/a-vs-b/7';

it.each([
  ['spoilers=off', true],
  ['tab=odds&spoilers=off', true],
  ['spoilers=on', false],
  ['spoilers', false],
  ['', false],
])('“%s” keeps a score back: %s', (query, isKeptBack) => {
  expect(keepsScoreBack(new URLSearchParams(query))).toBe(isKeptBack);
});

it('is put into an address once, and taken out again, beside whatever else it has', () => {
  const hidden = withSpoilers(`${match}?tab=odds`, true);
  expect(hidden).toBe(`${match}?tab=odds&spoilers=off`);
  expect(withSpoilers(hidden, true)).toBe(hidden);
  expect(withSpoilers(hidden, false)).toBe(`${match}?tab=odds`);
  expect(withSpoilers(match, false)).toBe(match);
});
