import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { installDialogElement, renderApp } from '@scoreline/shared-lib/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import texts from '../../locales/en.json';
import { FollowStar } from './FollowStar';

const target = { targetId: 7, sport: 'football', name: 'Arsenal', slug: 'arsenal' } as const;

beforeEach(installDialogElement);
afterEach(cleanup);

const show = (kind: 'team' | 'league' | 'player' | 'match') =>
  renderApp(<FollowStar kind={kind} target={{ ...target, countryCode: null }} />, {
    texts: { match: texts },
  });

it.each(['team', 'league', 'player'] as const)(
  'asks before it removes a %s, by its name',
  async (kind) => {
    const { store } = await show(kind);
    const names = () => store.getState().following.followed[kind].map(({ name }) => name);
    await userEvent.click(screen.getByRole('button', { pressed: false }));
    expect(names()).toEqual(['Arsenal']);
    await userEvent.click(screen.getByRole('button', { pressed: true }));
    expect(screen.getByText('Remove Arsenal from favourites?')).toBeTruthy();
    expect(names()).toEqual(['Arsenal']);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(names()).toEqual(['Arsenal']);
    await userEvent.click(screen.getByRole('button', { pressed: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(names()).toEqual([]);
  },
);

it('unsubscribes from a match at once', async () => {
  const { store } = await show('match');
  await userEvent.click(screen.getByRole('button', { pressed: false }));
  await userEvent.click(screen.getByRole('button', { pressed: true }));
  expect(store.getState().following.followed.match).toEqual([]);
});
