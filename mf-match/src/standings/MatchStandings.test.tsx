import { expect, it } from '@jest/globals';
import { requestsOf } from '@scoreline/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { openPage, testDetail, testSummary } from '../testing/testPage';

const path = '/football/match/arsenal-vs-chelsea/7?tab=standings';
const standings = { season: '2026/27', seasons: [], kind: 'all', tables: [] };

const open = (status: 'finished' | 'notStarted') => {
  const detail = testDetail(['standings'], testSummary({ status }));
  return openPage(path, {
    'match/detail': detail,
    'match/events': { incidents: [] },
    'match/standings': { ...standings, tournament: detail.tournament },
  });
};

it('shows the table of now after a match, and that of before kick-off by a switch', async () => {
  const { api } = await open('finished');
  expect(await screen.findByRole('radio', { name: 'Now', checked: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Before kick-off' }));
  const asked = () => requestsOf(api, 'match/standings').at(-1);
  await waitFor(() => expect(asked()).toMatchObject({ kind: 'all', asOf: 'kickOff' }));
  expect(requestsOf(api, 'match/standings')[0]).toMatchObject({ asOf: 'now' });
});

it('has no such switch before a match', async () => {
  await open('notStarted');
  expect(await screen.findByRole('radio', { name: 'All' })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: 'Now' })).toBeNull();
});
