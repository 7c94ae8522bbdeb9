import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  addressNow,
  openRemote,
  testMatch,
  testSide,
  testTournament,
} from '@scoreline/shared-lib/testing';
import { firstItem } from '@scoreline/shared-lib/contract/lists';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import texts from '../../locales/en.json';
import { remote } from '../remote';

const now = new Date('2026-11-21T12:00:00.000Z');
const arsenal = testMatch({ eventId: 1, startTime: '2026-11-21T13:00:00.000Z' });
const leeds = testMatch({
  eventId: 2,
  startTime: '2026-11-21T13:00:00.000Z',
  home: testSide('Leeds'),
  away: testSide('Everton'),
});
const list = {
  date: '2026-11-21',
  leagues: [{ tournament: testTournament(), matches: [arsenal, leeds] }],
  serverTime: now.toISOString(),
};
const standings = {
  tournament: testTournament(),
  season: '2026/27',
  kind: 'all',
  seasons: [],
  tables: [],
};

/** A page wide enough for the panel. */
const wide = () =>
  void jest.spyOn(window, 'matchMedia').mockReturnValue({
    ...window.matchMedia('all'),
    matches: true,
  });

const openBoard = (path = '/') =>
  openRemote(remote, {
    path,
    answers: {
      'match/list': list,
      'match/calendar': { days: [] },
      'league/standings': standings,
      'match/standings': standings,
      'match/pulses': { pulses: [] },
      'match/events': { incidents: [] },
      'league/top-players': { boards: [] },
      'discover/movements': {
        rows: [],
        tournaments: [],
        leagues: [],
        bookmakers: [],
        cursor: null,
      },
      'favourites/popular': { teams: [], leagues: [], players: [] },
    },
    texts: { scores: texts },
    prepare: wide,
  });

const row = async (name: string) =>
  firstItem(await screen.findAllByRole('button', { name: new RegExp(`^${name}`) }));
const panel = (name = 'Arsenal – Chelsea') => screen.queryByRole('region', { name });

beforeEach(() => void jest.useFakeTimers({ now, advanceTimers: true }));
afterEach(() => void jest.useRealTimers());

describe('the panel beside the list', () => {
  it('closes on Escape, in one step back, and gives the focus to its row', async () => {
    await openBoard();
    await userEvent.click(await row('Arsenal'));
    await userEvent.click(await row('Leeds'));
    expect(addressNow()).toBe('/?match=2');
    (await screen.findByRole('button', { name: 'Close' })).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(addressNow()).toBe('/'));
    expect(panel('Leeds – Everton')).toBeNull();
    expect(document.activeElement?.getAttribute('data-row')).toBe('2');
  });

  it('closes where the address was opened with it, too', async () => {
    await openBoard('/?match=1');
    expect(await screen.findByRole('region', { name: 'Arsenal – Chelsea' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(addressNow()).toBe('/'));
    expect(panel()).toBeNull();
  });

  it('leaves Escape to a dialog over the page', async () => {
    await openBoard('/?match=1');
    await userEvent.click(await screen.findByRole('button', { name: 'List options' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    expect(addressNow()).toBe('/?match=1');
  });

  it('closes a league’s table on Escape', async () => {
    await openBoard();
    const table = await screen.findByRole('button', { name: 'Standings: Premier League' });
    await userEvent.click(table);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).toBeNull());
  });
});
