import { beforeEach, expect, it } from '@jest/globals';
import { clearSession } from '@scoreline/shared-lib/session';
import { liveSocket } from '@scoreline/shared-lib/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { openPage } from '../testing/openPage';

const at = new Date().toISOString();
const winner = (ticket: number, name: string) => ({ ticket, name, prizeId: 1, at });
const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  clearSession();
});

it('shows winners as they win, and older ones page by page', async () => {
  const roll = { winners: [winner(5, 'Ana M.')], cursor: '5' };
  const older = { winners: [winner(2, '')], cursor: null };
  await openPage('Roll', { roll, winners: older }, false);
  await screen.findByText('Ana M.');
  const socket = await liveSocket();
  const image = { roundId: 1, draws: 6, head: 'a', headSignature: 'b', left: { 1: 89 } };
  const winners = { 6: { name: 'Leo P.', prizeId: 1, at } };
  act(() => socket.tell('image', 'promotion:7', { ...image, winners }));
  await screen.findByText('Leo P.');
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByText('A former member');
  const won = names().filter((text) => text?.includes('won 7 days of VIP'));
  expect(won.map((text) => text.split(' won')[0])).toEqual(['Leo P.', 'Ana M.', 'A former member']);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

it('says that nobody has won yet', async () => {
  await openPage('Roll', {}, false);
  await screen.findByText('Nobody has won yet.');
});
