import { expect, it } from '@jest/globals';
import { testTournament } from '@scoreline/shared-lib/testing';
import { screen } from '@testing-library/react';

import { openPage, testDetail, testSummary } from '../testing/testPage';

it.each([
  [1, '1 Draw'],
  [2, '2 Draws'],
])('counts %i drawn meeting as %s', async (drawn, said) => {
  const meeting = {
    match: testSummary({ eventId: 8, status: 'finished' }),
    tournament: testTournament(),
    outcome: 'draw',
  };
  await openPage('/football/match/arsenal-vs-chelsea/7?tab=h2h', {
    'match/detail': testDetail(['h2h']),
    'match/events': { incidents: [] },
    'match/h2h': { meetings: [meeting], tally: { won: 1, drawn, lost: 0 } },
  });
  const names = await screen.findAllByRole('listitem');
  expect(names.map(({ textContent }) => textContent?.trim())).toContain(said);
});
