import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { addressNow, liveSocket, requestsOf } from '@scoreline/shared-lib/testing';
import { firstItem } from '@scoreline/shared-lib/contract/lists';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { lineRow, matches, moversOf, openPage, priceRow } from '../testing/testPage';

const [first, second, third] = matches as [
  (typeof matches)[0],
  (typeof matches)[0],
  (typeof matches)[0],
];
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];
const order = () => rows().map((row) => Number(row.dataset.row));

beforeEach(() => localStorage.clear());

describe.each([
  ['dropping', 'dropping', -20],
  ['rising', 'rising', 20],
  ['movements', 'all', -20],
] as const)('the list %s', (list, direction, change) => {
  const path = `/discover/odds/${list}`;

  it('shows each match by its largest mover, with both prices, and leads to the odds', async () => {
    const { api } = await openPage(path, { movements: moversOf([priceRow(first, change, 2)]) });
    const row = await screen.findByRole('link', { name: /Arsenal/ });
    expect(row.getAttribute('href')).toMatch(/\/1\?tab=odds$/);
    for (const text of ['2.00', (2 + change / 50).toFixed(2), 'Northgate', '+2'])
      expect(within(row).getByText(text)).toBeTruthy();
    expect(row.textContent).toContain(change < 0 ? '−20.0%' : '+20.0%');
    expect(requestsOf(api, 'movements')).toEqual([
      expect.objectContaining({ direction, limit: 25 }),
    ]);
  });

  it('has AM or PM under each time, however short that is', async () => {
    localStorage.setItem('settings', JSON.stringify({ values: { timeFormat: 'h12' } }));
    await openPage(path, { movements: moversOf([priceRow(first, change)]) });
    const row = await screen.findByRole('link', { name: /Arsenal/ });
    const half = within(row).getByText(/^[AP]M$/);
    expect(half.parentElement?.textContent).toMatch(/^\d{1,2}:\d\d[AP]M$/);
  });

  it('says so where nothing moved, and explains itself on a tap', async () => {
    await openPage(path, { movements: moversOf([]) });
    expect(await screen.findByText('No matches with odds')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'How this is calculated' }));
    expect(within(screen.getByRole('dialog')).getAllByRole('listitem')).toHaveLength(3);
  });

  it('keeps its filters in the address, and asks by them', async () => {
    const { api } = await openPage(path, { movements: moversOf([priceRow(first, change)]) });
    await screen.findByRole('link', { name: /Arsenal/ });
    await userEvent.click(screen.getByRole('button', { name: 'At least 15%' }));
    await userEvent.selectOptions(screen.getByLabelText('Market'), 'asianHandicap');
    await userEvent.selectOptions(screen.getByLabelText('Bookmaker'), '1');
    await userEvent.selectOptions(screen.getByLabelText('Order'), 'kickOff');
    expect(addressNow()).toBe(`${path}?threshold=15&market=asianHandicap&bookmaker=1&sort=kickOff`);
    await waitFor(() =>
      expect(requestsOf(api, 'movements').at(-1)).toMatchObject({
        ...{ direction, threshold: 15, market: 'asianHandicap', bookmakerId: 1, sort: 'kickOff' },
      }),
    );
  });
});

describe('all movements', () => {
  it('show both lines and no percentage where the line moved', async () => {
    await openPage('/discover/odds/movements', { movements: moversOf([lineRow(first)]) });
    const row = await screen.findByRole('link', { name: /Arsenal/ });
    expect(row.textContent).toContain('Line moved');
    expect(row.textContent).toMatch(/2\.5.*3/);
    expect(row.textContent).not.toContain('%');
  });

  it('keep the change and lose the prices where odds are hidden', async () => {
    const answers = { movements: moversOf([priceRow(first, -20)]) };
    await openPage('/discover/odds/movements', answers, { showOdds: false });
    const row = await screen.findByRole('link', { name: /Arsenal/ });
    expect(row.textContent).toContain('−20.0%');
    expect(row.textContent).not.toMatch(/2\.00|1\.60/);
    await userEvent.click(screen.getByRole('button', { name: 'Show odds' }));
    expect(row.textContent).toMatch(/2\.00.*1\.60/);
  });

  it('come a page at a time, the next below what is shown', async () => {
    const pages = (request: unknown) =>
      (request as { cursor?: string }).cursor === 'next'
        ? moversOf([priceRow(third, -8)])
        : moversOf([priceRow(first, -20), priceRow(second, -10)], 'next');
    await openPage('/discover/odds/movements', { movements: pages });
    await screen.findByRole('link', { name: /Leeds/ });
    const [shown] = rows();
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    await screen.findByRole('link', { name: /Fulham/ });
    expect(order()).toEqual([1, 2, 3]);
    expect(rows()[0]).toBe(shown);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });
});

describe('another filter', () => {
  it('leaves the list in its place until the one asked for is there', async () => {
    const answered: (() => void)[] = [];
    const answer = (request: unknown) =>
      (request as { threshold?: number }).threshold === 20
        ? new Promise((resolve) => answered.push(() => resolve(moversOf([priceRow(third, -25)]))))
        : moversOf([priceRow(first, -20)]);
    await openPage('/discover/odds/dropping', { movements: answer });
    const row = await screen.findByRole('link', { name: /Arsenal/ });
    await userEvent.click(screen.getByRole('button', { name: 'At least 20%' }));
    await waitFor(() => expect(answered).toHaveLength(1));
    expect(row.isConnected).toBe(true);
    expect(row.closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('true');
    firstItem(answered)();
    const next = await screen.findByRole('link', { name: /Fulham/ });
    expect(order()).toEqual([3]);
    expect(next.closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('false');
  });
});

describe('a price that moves', () => {
  afterEach(() => void jest.useRealTimers());

  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  async function openLive() {
    jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), advanceTimers: true });
    let news = [priceRow(first, -20), priceRow(second, -10)];
    const page = await openPage('/discover/odds/dropping', { movements: () => moversOf(news) });
    await screen.findByRole('link', { name: /Leeds/ });
    const socket = await liveSocket();
    const tell = (op: 'image' | 'delta', data: object) =>
      act(() => {
        socket.tell(op, 'matches:football', data);
        jest.advanceTimersByTime(50);
      });
    tell('image', { 1: first, 2: second });
    return { ...page, tell, turn: (next: typeof news) => (news = next) };
  }

  it('has its list asked anew once, and rows stay where they are', async () => {
    const { api, tell, turn } = await openLive();
    const shown = rows();
    turn([priceRow(third, -40), priceRow(second, -30), priceRow(first, -20)]);
    tell('delta', { 2: { odds: { current: { home: 1.4 } }, revision: 2 } });
    tell('delta', { 2: { odds: { current: { home: 1.38 } }, revision: 3 } });
    expect(requestsOf(api, 'movements')).toHaveLength(1);
    await pass(5_500);
    await screen.findByText('−30.0%');
    expect(requestsOf(api, 'movements')).toHaveLength(2);
    // The server sends the order 3, 2, 1, but shown rows keep theirs.
    expect(order()).toEqual([1, 3, 2]);
    expect(rows()).toEqual(expect.arrayContaining(shown));
  });

  it('of another match, or a goal, has nothing asked', async () => {
    const { api, tell } = await openLive();
    tell('delta', { 9: { odds: { current: { home: 1.4 } }, revision: 2 } });
    tell('delta', { 2: { home: { score: 1 }, revision: 2 } });
    await pass(10_000);
    expect(requestsOf(api, 'movements')).toHaveLength(1);
  });
});
