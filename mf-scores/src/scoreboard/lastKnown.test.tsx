import { expect, it, jest } from '@jest/globals';
import type { MatchList } from '@scoreline/shared-lib/contract';
import { dayOf, localTimeZone } from '@scoreline/shared-lib/format';
import { openRemote, testMatch, testSide, testTournament } from '@scoreline/shared-lib/testing';
import { BuildRegion } from '@scoreline/shared-lib/ui';
import { screen } from '@testing-library/react';

import texts from '../../locales/en.json';

const now = new Date();
const list: MatchList = {
  date: dayOf(now, localTimeZone()),
  leagues: [
    {
      tournament: testTournament({ hasStandings: false }),
      matches: [testMatch({ startTime: now.toISOString(), home: testSide('Arsenal') })],
    },
  ],
  serverTime: now.toISOString(),
};

jest.mock('../stored/lastList', () => ({
  storeLastList: () => Promise.resolve(),
  lastList: () => Promise.resolve({ list, savedAt: now.toISOString() }),
}));
// Lazy code cannot load without a network.
jest.mock('./laterParts', () => {
  throw new TypeError('offline');
});

it('without a network the list that was last seen stands, whatever code is missing', async () => {
  // Imported after the module mocks above.
  const { remote } = await import('../remote');
  const onLost = jest.fn(() => false);
  const routes = remote.routes.map(({ path, Component }) => ({
    path,
    Component: () => (
      <BuildRegion remote="mf-scores" build="b1" onLost={onLost}>
        <Component />
      </BuildRegion>
    ),
  }));
  await openRemote({ ...remote, routes } as typeof remote, {
    path: '/',
    answers: {
      'match/list': () => new Response('{}', { status: 503 }),
      'match/calendar': { days: [] },
      'match/pulses': { pulses: [] },
    },
    texts: { scores: texts },
  });
  expect(await screen.findByRole('button', { name: /^Arsenal/ })).toBeTruthy();
  expect(await screen.findByText(/updated/i)).toBeTruthy();
  expect(onLost).not.toHaveBeenCalled();
});
