import { beforeEach, expect, it } from '@jest/globals';
import type { PlayerDetail } from '@scoreline/shared-lib/contract';
import { openRemote, testMatch, testSide } from '@scoreline/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import texts from '../../locales/en.json';
import { remote } from '../remote';

const appearance = (at: number, tournamentId: number, side: 'home' | 'away') => ({
  match: testMatch({
    ...{ eventId: at, status: 'finished', startTime: `2026-10-${10 + at}T15:00:00.000Z` },
    home: testSide(side === 'home' ? 'Arsenal' : `Rival ${at}`, { score: 1 }),
    away: testSide(side === 'away' ? 'Arsenal' : `Rival ${at}`, { score: 0 }),
  }),
  tournament: { tournamentId, name: tournamentId === 1 ? 'League' : 'Cup' },
  ...{ outcome: 'W' as const, values: { rating: 6 + at / 10 }, side },
});
const shot = (outcome: 'goal' | 'saved') => ({ x: 90, y: 50, xg: 0.1, outcome });
const player = {
  ...{ playerId: 5, name: 'Ola Striker', slug: 'ola-striker', shirtNumber: 9 },
  ...{ position: 'forward' as const, countryCode: null },
};
const transfer: PlayerDetail['transfers'][number] = {
  ...{ transferId: 1, player, from: null, to: null, date: '2026-07-01', kind: 'free', fee: null },
};
const detail: PlayerDetail = {
  player: {
    ...{ playerId: 5, name: 'Ola Striker', slug: 'ola-striker', shirtNumber: 9 },
    ...{ position: 'forward', countryCode: null },
  },
  ...{ sport: 'football', club: null, nationalTeam: null, birthDate: null, heightCm: null },
  ...{ preferredFoot: null, seasons: [], transfers: [transfer] },
  matches: [
    ...[9, 8, 7, 6, 5].map((at) => appearance(at, 1, at % 2 ? 'home' : 'away')),
    appearance(4, 2, 'home'),
    ...[3, 2, 1].map((at) => appearance(at, 1, 'away')),
    ...[11, 12, 13].map((at) => appearance(at, 1, 'away')),
  ],
  shots: [...Array.from({ length: 4 }, () => shot('saved')), shot('goal')],
};
const open = (settings: { spoilerFree?: boolean } = {}) =>
  openRemote(remote, {
    path: '/football/player/ola-striker/5',
    answers: { 'player/detail': detail },
    texts: { match: texts },
    settings,
  });
const part = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('section')!);
const lines = (section: ReturnType<typeof within>) => section.queryAllByRole('link').length;

beforeEach(() => localStorage.clear());

it('has the last matches by competition and by venue', async () => {
  await open();
  const section = await part('Last matches');
  expect(lines(section)).toBe(10);
  await userEvent.click(section.getByRole('button', { name: 'Load more' }));
  expect(lines(section)).toBe(12);
  await userEvent.click(section.getByRole('radio', { name: 'Home' }));
  expect(lines(section)).toBe(4);
  await userEvent.selectOptions(section.getByRole('combobox'), 'Cup');
  expect(lines(section)).toBe(1);
  await userEvent.click(section.getByRole('radio', { name: 'Away' }));
  expect(section.getByText('No matches')).toBeTruthy();
});

it('shows how ratings went, and where shots came from with what became of them', async () => {
  await open();
  expect((await part('Rating')).getByRole('slider', { name: 'Rating' })).toBeTruthy();
  expect((await part('Shots')).getByText('Goal 1 · Saved 4')).toBeTruthy();
});

it('tells neither to who hides scores', async () => {
  await open({ spoilerFree: true });
  await part('Last matches');
  expect(screen.queryByRole('heading', { name: 'Rating' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Shots' })).toBeNull();
});
