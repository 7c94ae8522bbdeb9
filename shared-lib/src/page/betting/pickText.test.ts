import { expect, test } from '@jest/globals';
import { testMatch, testSide } from '@scoreline/shared-lib/testing';

import { lineText, pickText } from './pickText';

const match = testMatch({ home: testSide('Arsenal'), away: testSide('Chelsea') });
const say = (key: string, values: Record<string, string> = {}) =>
  [key, ...Object.values(values)].join(' ');

test.each([
  [{ market: '1x2', outcome: 'home', line: 0 }, 'Arsenal'],
  [{ market: '1x2', outcome: 'draw', line: 0 }, 'pick.draw'],
  [{ market: 'asianHandicap', outcome: 'home', line: -0.75 }, 'Arsenal −0.75'],
  [{ market: 'asianHandicap', outcome: 'away', line: -0.75 }, 'Chelsea +0.75'],
  [{ market: 'spread', outcome: 'away', line: 0 }, 'Chelsea 0'],
  [{ market: 'overUnder', outcome: 'home', line: 2.5 }, 'pick.over 2.5'],
  [{ market: 'total', outcome: 'away', line: 221.5 }, 'pick.under 221.5'],
] as const)('%j', (pick, text) => {
  expect(pickText(pick, match, say, 'en')).toBe(text);
});

test('a handicap has its sign, a total none', () => {
  expect(lineText('asianHandicap', 0.5, 'en')).toBe('+0.5');
  expect(lineText('overUnder', 2.5, 'pt')).toBe('2,5');
});
