import { beforeEach, expect, it } from '@jest/globals';
import { type FollowKind, followed } from '@scoreline/shared-lib/following';
import { openRemote, testMatch } from '@scoreline/shared-lib/testing';
import { screen } from '@testing-library/react';

import texts from '../../locales/en.json';
import { remote } from '../remote';

const names: Record<FollowKind, string> = {
  team: 'Arsenal',
  league: 'Premier League',
  player: 'Ola Striker',
  match: 'Arsenal – Chelsea',
};

/** Opens the page of a viewer who follows one item of each kind. */
const open = (...kinds: FollowKind[]) =>
  openRemote(remote, {
    path: '/favourites',
    answers: {
      'favourites/matches': { matches: kinds.length > 0 ? [testMatch()] : [] },
      'match/pulses': { pulses: [] },
    },
    texts: { scores: texts },
    prepare: (store) => {
      for (const kind of kinds)
        store.dispatch(followed(kind, { targetId: 1, sport: 'football', name: names[kind] }));
    },
  });

const invitation = () => screen.queryByText(texts.favourites.addFirst);

beforeEach(() => localStorage.clear());

it('invites who follows nothing to add something', async () => {
  await open();
  await screen.findByRole('heading', { name: 'Teams' });
  expect(invitation()).toBeTruthy();
});

it.each(['team', 'league', 'player', 'match'] as const)(
  'has no picture of emptiness under the matches of who follows a %s',
  async (kind) => {
    await open(kind);
    await screen.findByRole('button', { name: /^Arsenal against Chelsea/ });
    expect(invitation()).toBeNull();
  },
);
