import { beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';

import { openPage, testDetail, testSummary } from '../../testing/testPage';

const reason = 'Result awarded: a team walked off the pitch';

beforeEach(() => localStorage.clear());

const open = (settings: { spoilerFree?: boolean } = {}) => {
  const { home, away } = testSummary();
  const sides = { home: { ...home, score: 3 }, away: { ...away, score: 0 } };
  const detail = testDetail([], { ...sides, status: 'awarded' });
  return openPage(
    '/football/match/arsenal-vs-chelsea/7',
    {
      'match/detail': { ...detail, awardReason: 'walkOff' },
      'match/events': { incidents: [] },
    },
    settings,
  );
};

it('says why a result was awarded', async () => {
  await open();
  expect(await screen.findByText(reason)).toBeTruthy();
});

it('keeps the reason back with the score', async () => {
  await open({ spoilerFree: true });
  expect(await screen.findByRole('button', { name: 'Show the score' })).toBeTruthy();
  expect(screen.queryByText(reason)).toBeNull();
});
