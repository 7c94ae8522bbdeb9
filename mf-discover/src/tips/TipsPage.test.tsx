import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Tip, TipsUpcoming } from '@scoreline/shared-lib/contract';
import { addressNow, requestsOf, testTournament } from '@scoreline/shared-lib/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { emptyHistory, openPage, testHistory, testTip, vipTip } from '../testing/testPage';

const upcoming = (rows: Tip[]): TipsUpcoming => ({
  rows,
  tournaments: [testTournament()],
  cursor: null,
});
const itemOf = async (name: RegExp) => (await screen.findByRole('link', { name })).closest('li')!;

beforeEach(() => localStorage.clear());

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

  it('of a model say that they are one', async () => {
    const tip = testTip({ tipster: { kind: 'model', name: 'Plain model' } });
    await openPage(path, { upcoming: upcoming([tip]) });
    expect(await screen.findByText(/These tips come from a plain model/)).toBeTruthy();
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
    expect(await screen.findByText('No tips have been settled in this window')).toBeTruthy();
    expect(document.querySelector('dl')).toBeNull();
  });
});
