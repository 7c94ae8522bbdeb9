import { expect, it } from '@jest/globals';
import type { OperationResponse } from '@scoreline/shared-lib/contract';
import {
  liveSocket,
  openRemote,
  requestsOf,
  testMatch,
  testSide,
} from '@scoreline/shared-lib/testing';
import { act, fireEvent, screen } from '@testing-library/react';

import texts from '../../locales/en.json';
import { remote } from '../remote';

const rovers = testSide('Sandbank Rovers');
const wanderers = testSide('Otter Wanderers');

const detail: OperationResponse<'sports-query/team/detail'> = {
  team: {
    ...{ competitorId: rovers.competitorId, name: rovers.name, shortName: 'Rovers' },
    ...{ slug: 'sandbank-rovers', code: 'SAN', countryCode: 'gb-eng', colours: null },
  },
  ...{ sport: 'football', national: false, venue: null, coach: null, tournaments: [] },
  ...{ next: null, last: null, form: [] },
};

const open = () =>
  openRemote(remote, {
    path: `/fan-zone/${rovers.competitorId}`,
    answers: { detail },
    texts: { 'fan-zone': texts },
  });

it('asks for its team once, and shows it', async () => {
  const { api } = await open();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(rovers.name);
  expect(requestsOf(api, 'detail')).toEqual([{ competitorId: rovers.competitorId }]);
});

it('follows the match that the team plays', async () => {
  await open();
  await screen.findByText(texts.noMatch);
  const match = testMatch({
    status: 'live',
    home: { ...rovers, score: 1 },
    away: { ...wanderers, score: 0 },
  });
  const socket = await liveSocket();
  await act(async () => socket.tell('image', 'matches:football', { 1: match }));
  await screen.findByText('Sandbank Rovers 1 – 0 Otter Wanderers');
  await act(async () => socket.tell('delta', 'matches:football', { 1: { home: { score: 2 } } }));
  await screen.findByText('Sandbank Rovers 2 – 0 Otter Wanderers');
});

it('counts cheers', async () => {
  await open();
  const cheer = await screen.findByRole('button', { name: texts.cheer });
  fireEvent.click(cheer);
  fireEvent.click(cheer);
  expect(screen.getByText('2 cheers from this device')).toBeTruthy();
});
