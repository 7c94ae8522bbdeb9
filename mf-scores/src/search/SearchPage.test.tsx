import { beforeEach, expect, it } from '@jest/globals';
import type { TeamHit } from '@scoreline/shared-lib/contract';
import { addressNow, openRemote } from '@scoreline/shared-lib/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import texts from '../../locales/en.json';
import { remote } from '../remote';

const team = (competitorId: number, name: string): TeamHit => ({
  ...{ competitorId, name, slug: name.toLowerCase(), sport: 'football', countryCode: 'gb-eng' },
});

beforeEach(() => localStorage.clear());

it('goes by arrow keys from the field to what was found and back, and opens it by Enter', async () => {
  await openRemote(remote, {
    path: '/search',
    answers: {
      search: { teams: [team(1, 'Arsenal'), team(2, 'Arsenal Sarandi')], leagues: [], players: [] },
      'search/popular': { searches: [] },
      'search/opened': {},
    },
    texts: { scores: texts },
  });
  const field = await screen.findByRole('searchbox');
  await userEvent.type(field, 'arsenal');
  const [first] = await screen.findAllByRole('link', { name: /Arsenal/ });
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(first);
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(addressNow()).toContain('/team/arsenal/1');
});
