import { expect, it } from '@jest/globals';
import { testMatch } from '@scoreline/shared-lib/testing';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import { withNews } from './favouritesApi';

const list = {
  date: '',
  serverTime: '',
  leagues: [{ tournament: null as never, matches: [testMatch({ eventId: 1, revision: 3 })] }],
};

it('takes over what is newer, and stays itself where nothing is', () => {
  const older = testMatch({ eventId: 1, revision: 2, status: 'live' });
  expect(withNews(list, { 1: older, 2: testMatch({ eventId: 2 }) })).toBe(list);
  const newer = testMatch({ eventId: 1, revision: 4, status: 'live' });
  expect(firstItem(withNews(list, { 1: newer }).leagues).matches).toEqual([newer]);
});
