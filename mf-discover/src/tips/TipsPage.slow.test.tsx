import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Tip, TipsUpcoming } from '@scoreline/shared-lib/contract';
import type { AppStore } from '@scoreline/shared-lib/api';
import { clearSession, signedIn } from '@scoreline/shared-lib/session';
import { addressNow, requestsOf, testTournament } from '@scoreline/shared-lib/testing';
import { exclusionReceived } from '@scoreline/shared-lib/settings';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { emptyHistory, openPage, testHistory, testTip, vipTip } from '../testing/testPage';

const upcoming = (rows: Tip[]): TipsUpcoming => ({
  rows,
  tournaments: [testTournament()],
  cursor: null,
});
const signIn = (store: AppStore) =>
  store.dispatch(
    signedIn({
      ...{ accessToken: 'secret', communicationEmail: 'fan@mail.example', thirdPartyName: '' },
      ...{ userId: 9, registerLoginType: 'password', inviteCode: '', firstLogin: false },
    }),
  );
/** Everything stays real except the interval, which the test advances. */
const realTimers = [
  ...(['Date', 'hrtime', 'performance', 'queueMicrotask', 'nextTick'] as const),
  ...(['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback'] as const),
  ...([
    'cancelIdleCallback',
    'setImmediate',
    'clearImmediate',
    'setTimeout',
    'clearTimeout',
  ] as const),
];
const itemOf = async (name: RegExp) => (await screen.findByRole('link', { name })).closest('li')!;

beforeEach(() => {
  localStorage.clear();
  clearSession();
});

describe('the house rules', () => {
  const path = '/discover/tips/rules';

  it('are a page of their own', async () => {
    await openPage(path, {});
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('House rules');
    const rules = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rules).toHaveLength(7);
    expect(rules[0]).toMatch(/90 minutes/);
    expect(rules[3]).toMatch(/48 hours/);
  });

  it.each([
    ['/discover/tips', { upcoming: upcoming([testTip()]) }],
    ['/discover/tips/tips_history', { history: testHistory() }],
  ])('are found from %s', async (page, answers) => {
    await openPage(page, answers);
    const link = await screen.findByRole('link', { name: 'House rules' });
    expect(link.getAttribute('href')).toBe(path);
  });
});

describe('tips to come', () => {
  const path = '/discover/tips';

  it('say what they pick, at which price and stake, and why', async () => {
    await openPage(path, { upcoming: upcoming([testTip()]) });
    const item = await itemOf(/Arsenal.*Chelsea/);
    expect(item.textContent).toMatch(/1X2.*Arsenal.*2\.10.*1\.5 units.*Unbeaten at home\./);
    expect(screen.queryByText(/plain model/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Publish a tip' })).toBeNull();
  });

  it('of VIP members show their match and market alone', async () => {
    await openPage(path, { upcoming: upcoming([vipTip]) });
    const item = await itemOf(/Leeds/);
    expect(item.textContent).toMatch(/VIP.*1X2.*For VIP members until the match is over/);
  });

  it('of VIP members show their pick to who is VIP', async () => {
    const pick = testTip().pick;
    const picks = { vip: true, until: null, picks: [{ tipId: vipTip.tipId, pick }] };
    const answers = { upcoming: upcoming([vipTip]), picks, editor: { name: null } };
    await openPage(path, answers, {}, { brand: { vip: true }, prepare: signIn });
    expect(await screen.findByText('Unbeaten at home.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'See VIP' })).toBeNull();
  });

  it('ask for no picks where none is locked, whoever looks', async () => {
    const answers = { upcoming: upcoming([testTip()]), editor: { name: null } };
    const { api } = await openPage(path, answers, {}, { brand: { vip: true }, prepare: signIn });
    await itemOf(/Arsenal.*Chelsea/);
    expect(api.calls.filter(({ path: asked }) => asked.includes('/vip/'))).toEqual([]);
  });

  it('show the pick when VIP begins, and hide it when VIP ends, without a reload', async () => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: [...realTimers] });
    const until = new Date(Date.now() + 60_000).toISOString();
    const none = { vip: false, until: null, picks: [] };
    const held = { vip: true, until, picks: [{ tipId: vipTip.tipId, pick: testTip().pick }] };
    let now: object = none;
    const answers = { upcoming: upcoming([vipTip]), picks: () => now, editor: { name: null } };
    await openPage(path, answers, {}, { brand: { vip: true }, prepare: signIn });
    await itemOf(/Leeds/);
    expect(screen.queryByText('Unbeaten at home.')).toBeNull();
    now = held;
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await screen.findByText('Unbeaten at home.')).toBeTruthy();
    now = none;
    await jest.advanceTimersByTimeAsync(20_000);
    await waitFor(() => expect(screen.queryByText('Unbeaten at home.')).toBeNull());
    jest.useRealTimers();
  });

  it('are not shown to who has switched betting content off', async () => {
    const until = '2099-01-01T00:00:00.000Z';
    const prepare = (store: AppStore) => {
      signIn(store);
      store.dispatch(exclusionReceived({ userId: 9, until }));
    };
    for (const page of [
      path,
      '/discover/tips/tips_history',
      '/discover/odds/dropping',
      '/discover',
    ]) {
      const averages = { rows: [], tournaments: [], leagues: [] };
      const answers = { upcoming: upcoming([testTip()]), history: testHistory(), averages };
      const { api } = await openPage(page, answers, {}, { brand: { vip: true }, prepare });
      await screen.findByText('Betting content is switched off until January 1, 2099');
      expect(screen.queryByRole('link', { name: /Arsenal/ })).toBeNull();
      const asked = ['upcoming', 'history', 'movements', 'same-odds', 'picks'];
      expect(asked.flatMap((name) => requestsOf(api, name))).toEqual([]);
    }
  });

  it('offer VIP once where one is locked and VIP can be bought, until that is closed', async () => {
    sessionStorage.clear();
    const answers = { upcoming: upcoming([testTip(), vipTip, { ...vipTip, tipId: 3 }]) };
    const { api } = await openPage(path, answers, {}, { brand: { vip: true } });
    expect((await screen.findAllByRole('link', { name: 'See VIP' })).length).toBe(1);
    expect(screen.getByRole('note').textContent).toContain('18+');
    expect(requestsOf(api, 'picks')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Hide this' }));
    expect(screen.queryByRole('note')).toBeNull();
    await openPage(path, answers, {}, { brand: { vip: true } });
    await itemOf(/Arsenal.*Chelsea/);
    expect(screen.queryByRole('note')).toBeNull();
    sessionStorage.clear();
    await openPage(path, answers);
    await itemOf(/Arsenal.*Chelsea/);
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('of a model say that they are one', async () => {
    const tip = testTip({ tipster: { kind: 'model', name: 'Plain model' } });
    await openPage(path, { upcoming: upcoming([tip]) });
    expect(await screen.findByText(/These tips come from a simple model/)).toBeTruthy();
  });

  it('lose their price where odds are hidden, and say when there is none', async () => {
    await openPage(path, { upcoming: upcoming([testTip()]) }, { showOdds: false });
    expect((await itemOf(/Arsenal.*Chelsea/)).textContent).not.toContain('2.10');
    await openPage(path, { upcoming: upcoming([]) });
    expect(await screen.findByText('Tips will be published soon')).toBeTruthy();
  });
});

describe('the record of tips', () => {
  const path = '/discover/tips/tips_history';

  it.each([true, false])('says whether it is still being added to: %s', async (filling) => {
    await openPage(path, { history: { ...testHistory(), filling } });
    await itemOf(/Fulham/);
    expect(screen.queryAllByText(/still being added/)).toHaveLength(filling ? 1 : 0);
  });

  it('shows what they came to, always with how many, and by market', async () => {
    await openPage(path, { history: testHistory() });
    const item = await itemOf(/Fulham/);
    expect(item.textContent).toMatch(/Won.*\+1\.65/);
    const figures = [...document.querySelectorAll('dl > div')].map((cell) => cell.textContent);
    expect(figures).toEqual(['Tips4', 'Yield+15.0%', 'Win rate50%', 'Profit, units+0.60']);
    const [, row] = screen.getAllByRole('row');
    expect(row?.textContent).toBe('1X2450%+15.0%+0.60');
    await userEvent.click(screen.getByRole('radio', { name: 'League' }));
    expect(screen.getByRole('rowheader', { name: 'Premier League' })).toBeTruthy();
  });

  it('says who won on penalties, but on a spoiler-free page', async () => {
    const history = testHistory();
    const rows = history.rows.map((tip) => ({
      ...tip,
      match: {
        ...tip.match,
        status: 'afterPenalties' as const,
        home: { ...tip.match.home, score: 1, periods: [1, 0, 3] },
        away: { ...tip.match.away, score: 1, periods: [0, 1, 4] },
      },
    }));
    await openPage(path, { history: { ...history, rows } });
    expect((await itemOf(/Fulham/)).textContent).toContain('(3–4)');
    await openPage(path, { history: { ...history, rows } }, { spoilerFree: true });
    expect((await itemOf(/Fulham/)).textContent).not.toContain('(3–4)');
  });

  it('hides results of a spoiler-free page', async () => {
    await openPage(path, { history: testHistory() }, { spoilerFree: true });
    expect((await itemOf(/Fulham/)).textContent).not.toMatch(/Won|1\.65/);
  });

  it('has its filters in the address', async () => {
    const { api } = await openPage(`${path}?window=90`, { history: testHistory() });
    await screen.findByRole('link', { name: /Fulham/ });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Market' }), 'overUnder');
    expect(addressNow()).toBe(`${path}?window=90&market=overUnder`);
    expect(requestsOf(api, 'history')[0]).toMatchObject({ window: '90' });
  });

  it('says so where none was settled, and shows no figures', async () => {
    await openPage(path, { history: emptyHistory() });
    expect(await screen.findByText('No tips have been settled in this period')).toBeTruthy();
    expect(document.querySelector('dl')).toBeNull();
  });
});
