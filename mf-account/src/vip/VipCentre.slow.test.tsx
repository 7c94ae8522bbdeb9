import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { VipStatus } from '@scoreline/shared-lib/contract';
import type { AppStore } from '@scoreline/shared-lib/api';
import { clearSession, signedIn } from '@scoreline/shared-lib/session';
import { exclusionReceived } from '@scoreline/shared-lib/settings';
import { requestsOf } from '@scoreline/shared-lib/testing';
import { stubGlobal } from '@scoreline/shared-lib/testing/stubGlobal';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { openPage, testLogin } from '../testing/openPage';
import { onSameDays } from './onSameDays';

const plans = {
  ...{ offered: true, demo: false },
  plans: [
    { plan: 'month', amount: 499, currency: 'eur', interval: 'month' },
    { plan: 'year', amount: 3999, currency: 'eur', interval: 'year' },
  ],
};
const totals = {
  ...{ n: 12, wins: 6, halfWins: 0, pushes: 0, halfLosses: 0, losses: 6, voids: 0 },
  ...{ staked: 12, profit: -0.6, yield: -0.05, winRate: 0.5 },
};
const series = [
  { date: '2026-11-19', profit: 1, n: 1 },
  { date: '2026-11-20', profit: -0.6, n: 12 },
];
const record = {
  windows: ['30', '90', '365'].map((window) => {
    const free = { totals: { ...totals, n: 40, profit: 2 }, series };
    return { window, vip: { totals, series }, free };
  }),
  replayed: true,
};
const nobody: VipStatus = {
  ...{ vip: false, until: null, source: null, renews: false, endsAt: null, grace: false },
  ...{ plan: null, nextPayment: null, resumable: false, history: [] },
};
// The same day in every time zone in which the tests run.
const until = '2026-12-21T10:30:00.000Z';
const member: VipStatus = {
  ...nobody,
  ...{ vip: true, until, source: 'payment', renews: true, plan: 'month' },
  nextPayment: { at: until, amount: 499, currency: 'eur' },
  history: [
    {
      at: '2026-11-21T12:00:00.000Z',
      kind: 'subscribed',
      amount: 499,
      currency: 'eur',
      invoiceUrl: 'https://pay.example/i',
    },
  ],
};

async function open(
  answers: Record<string, unknown>,
  login = true,
  path = '/me/vipCenter',
  before?: (store: AppStore) => void,
) {
  const known: Record<string, unknown> = { 'vip/plans': plans, 'tips/record': record, ...answers };
  const answer = (asked: string) => {
    const found = Object.entries(known).find(([name]) => asked.endsWith(name))?.[1];
    return typeof found === 'function' ? (found as () => unknown)() : (found ?? {});
  };
  const opened = await openPage(path, answer, {
    prepare: (store) => {
      if (login) store.dispatch(signedIn(testLogin()));
      before?.(store);
    },
  });
  return { ...opened, known };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearSession();
});
afterEach(() => void jest.useRealTimers());

describe('the VIP centre', () => {
  it('shows a visitor plans, terms and the way to log in, and asks for nobody’s status', async () => {
    const { fake } = await open({}, false);
    await screen.findByRole('link', { name: 'Log in to subscribe' });
    expect(screen.getByRole('heading', { name: 'Scoreline VIP' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: /Monthly €4\.99 a month/ })).toHaveProperty(
      'checked',
      true,
    );
    expect(
      screen.getByRole('radio', { name: /Yearly €39\.99 a year €3\.34 a month · 33% less/ }),
    ).toBeTruthy();
    expect(screen.getByText(/Renews every month until you cancel/)).toBeTruthy();
    expect(screen.getByText(/^18\+/)).toBeTruthy();
    expect(screen.getByText(/14 days/)).toBeTruthy();
    expect(requestsOf(fake, 'vip/status')).toEqual([]);
  });

  it('opens the payment page of the chosen plan', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    const { fake } = await open({
      'vip/status': nobody,
      'vip/checkout': { url: 'https://pay.example/p' },
    });
    await userEvent.click(await screen.findByRole('radio', { name: /Yearly/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe for €39.99 a year' }));
    await waitFor(() => expect(opened).toHaveBeenCalledWith('https://pay.example/p', '_self'));
    expect(requestsOf(fake, 'vip/checkout')).toEqual([{ plan: 'year' }]);
  });

  it('shows a member the next payment and invoices; cancels in two taps, and takes it back in one', async () => {
    const cancelled = {
      ...member,
      renews: false,
      nextPayment: null,
      endsAt: until,
      resumable: true,
    };
    const { fake } = await open({
      'vip/status': member,
      'vip/cancel': cancelled,
      'vip/resume': member,
    });
    await screen.findByText('Renews on December 21, 2026 for €4.99');
    expect(screen.getByText('Monthly')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /Monthly/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Invoice' }).getAttribute('href')).toBe(
      'https://pay.example/i',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel subscription' }));
    const [, confirm] = screen.getAllByRole('button', { name: 'Cancel subscription' });
    await userEvent.click(confirm!);
    await screen.findByText(/^Cancelled\. VIP until December 21, 2026/);
    await userEvent.click(screen.getByRole('button', { name: 'Resume subscription' }));
    await screen.findByText(/^Renews on/);
    expect([requestsOf(fake, 'vip/cancel'), requestsOf(fake, 'vip/resume')]).toEqual([[{}], [{}]]);
  });

  it('says that a payment failed and until when VIP goes on', async () => {
    await open({ 'vip/status': { ...member, grace: true, renews: false, nextPayment: null } });
    await screen.findByRole('heading', { name: 'Your last payment failed' });
    expect(screen.getByText(/VIP continues until December 21, 2026/)).toBeTruthy();
  });

  it('says after a payment that it is being confirmed, and then that one is VIP', async () => {
    jest.useFakeTimers({
      advanceTimers: true,
      doNotFake: [
        'Date',
        'hrtime',
        'performance',
        'queueMicrotask',
        'nextTick',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'requestIdleCallback',
        'cancelIdleCallback',
        'setImmediate',
        'clearImmediate',
        'setInterval',
        'clearInterval',
      ],
    });
    const { known } = await open({ 'vip/status': nobody }, true, '/me/vipCenter?paid=1');
    await screen.findByRole('heading', { name: 'Your payment is being confirmed' });
    expect(screen.queryByRole('radio', { name: /Monthly/ })).toBeNull();
    known['vip/status'] = member;
    await jest.advanceTimersByTimeAsync(2_000);
    await screen.findByRole('heading', { name: 'You are VIP' });
  });

  it('shows VIP tips beside the free ones, with n, and says what few of them mean', async () => {
    await open({ 'vip/status': nobody });
    const [table] = await screen.findAllByRole('table');
    const rows = [...table!.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
    expect(rows).toEqual(['VIP tips1250%−5.0%−0.6', 'Free tips4050%−5.0%+2.0']);
    expect(screen.getByText(/Fewer than 30 tips/)).toBeTruthy();
    expect(screen.getByText(/partly worked out afterwards/)).toBeTruthy();
  });

  it('offers nothing to who has switched betting content off, but shows what was paid for', async () => {
    const prepare = (store: AppStore) => {
      store.dispatch(signedIn(testLogin()));
      store.dispatch(exclusionReceived({ userId: 9, until: '2099-01-01T00:00:00.000Z' }));
    };
    const status = { ...member, renews: false, nextPayment: null, endsAt: until, resumable: true };
    await open({ 'vip/status': status }, true, '/me/vipCenter', prepare);
    await screen.findByText(/^Betting content is switched off until/);
    await screen.findByRole('link', { name: 'Invoice' });
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Resume subscription' })).toBeNull();
  });

  it('leaves to who has switched betting content off nothing but the end of what still renews', async () => {
    const prepare = (store: AppStore) =>
      void store.dispatch(exclusionReceived({ userId: 9, until: '2099-01-01T00:00:00.000Z' }));
    await open({ 'vip/status': member }, true, '/me/vipCenter', prepare);
    await screen.findByRole('button', { name: 'Cancel subscription' });
    expect(screen.queryByRole('button', { name: 'Payment method and plan' })).toBeNull();
  });

  it('hands the purchase over to the app, and says so where the app does not take it', async () => {
    const sent = jest.fn();
    stubGlobal('webkit', { messageHandlers: { scoreline: { postMessage: sent } } });
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Safari ScorelineApp/2.4.0 (ios)');
    const { fake } = await open({ 'vip/status': nobody });
    const subscribe = await screen.findByRole('button', { name: 'Subscribe in the app' });
    await userEvent.click(subscribe);
    const payload = { path: '/me/vipCenter', query: { plan: 'month' } };
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ action: 'jumpPage', payload }));
    expect(screen.queryByRole('radio', { name: /Monthly|Yearly/ })).toBeNull();
    expect(screen.getByText(/^18\+/)).toBeTruthy();
    stubGlobal('webkit', undefined);
    await userEvent.click(subscribe);
    await screen.findByText('Sorry, something went wrong. Please try again.');
    expect(requestsOf(fake, 'vip/checkout')).toEqual([]);
  });

  it('says that VIP is not offered where it is not', async () => {
    await open({ 'vip/plans': { offered: false, demo: false, plans: [] } }, false);
    await screen.findByText('VIP is not offered here.');
  });
});

it('two curves stand where they were on days of which they have nothing', () => {
  const of = (...days: [string, number][]) =>
    days.map(([date, profit]) => ({ date, profit, n: 1 }));
  expect(onSameDays(of(['01', 1], ['03', 2]), of(['02', -1]))).toEqual([
    { date: '01', vip: 1, free: 0 },
    { date: '02', vip: 1, free: -1 },
    { date: '03', vip: 2, free: -1 },
  ]);
});
