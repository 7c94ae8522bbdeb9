import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { bizCodes, type MatchList, type TipOffers } from '@scoreline/shared-lib/contract';
import { clearSession } from '@scoreline/shared-lib/session';
import { writeCookie } from '@scoreline/shared-lib/device';
import {
  addressNow,
  type Answers,
  requestsOf,
  testTournament,
} from '@scoreline/shared-lib/testing';
import { firstItem, itemAt } from '@scoreline/shared-lib/contract/lists';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { matches, openPage, testTip } from '../testing/testPage';

const path = '/discover/tips/editor';
const [match] = matches;
const list: MatchList = {
  date: '2026-11-21',
  serverTime: '2026-11-21T12:00:00.000Z',
  leagues: [
    {
      tournament: testTournament(),
      matches: [...matches.slice(0, 2), { ...itemAt(matches, 2), status: 'live' }],
    },
  ],
};
const offer = { bookmakerId: 1, bookmaker: 'Northgate', line: 0 };
const offers: TipOffers = {
  match: match!,
  tournament: testTournament(),
  offers: [
    { ...offer, market: '1x2', home: 2.1, draw: 3.3, away: 3.6 },
    { ...offer, market: 'overUnder', line: 2.5, home: 1.9, draw: null, away: 1.95 },
    { ...offer, market: 'overUnder', line: 3, home: 2.3, draw: null, away: 1.6 },
  ],
};
const answers: Answers = {
  editor: { name: 'Desk' },
  list,
  own: { rows: [], tournaments: [], cursor: null },
  offers,
  publish: { tipId: 5 },
};

const chosen = () => screen.findByRole('button', { name: 'Publish as Desk' });
const confirm = async () => {
  await userEvent.click(await chosen());
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Publish' }),
  );
};

beforeEach(() => {
  localStorage.clear();
  clearSession();
});

describe('the match picker', () => {
  beforeEach(() => writeCookie('token', 'secret'));

  const named = (home: string, away: string): MatchList => {
    const [league] = list.leagues;
    const [first] = league!.matches;
    const side = (name: string) => ({ ...first!.home, name });
    return {
      ...list,
      leagues: [{ ...league!, matches: [{ ...first!, home: side(home), away: side(away) }] }],
    };
  };

  it.each([
    ['istanbul', 'İstanbul', 'Diyarbakır'],
    ['DIYARBAKIR', 'İstanbul', 'Diyarbakır'],
    ['ISTANBUL', 'İstanbul', 'Diyarbakır'],
    ['kobenhavn', 'København', 'Łódź'],
    ['lodz', 'København', 'Łódź'],
    ['atletico', 'Atlético', 'Großaspach'],
    ['grossaspach', 'Atlético', 'Großaspach'],
  ])('finds %s among %s and %s, in a Turkish browser too', async (typed, home, away) => {
    const turkish = jest
      .spyOn(String.prototype, 'toLocaleLowerCase')
      .mockImplementation(function lower(this: string) {
        return this.replaceAll('I', 'ı').replaceAll('İ', 'i').toLowerCase();
      });
    await openPage(path, { ...answers, list: named(home, away) });
    await screen.findByText(home);
    await userEvent.click(screen.getByLabelText('Find a match'));
    await userEvent.paste(typed);
    expect(screen.queryByText(home)).toBeTruthy();
    await userEvent.paste('q');
    expect(screen.queryByText(home)).toBeNull();
    turkish.mockRestore();
  });
});

describe('who is no editor', () => {
  it('is asked to sign in, and nothing is called', async () => {
    const { api } = await openPage(path, answers);
    const link = await screen.findByRole('link', { name: 'Log in' });
    expect(link.getAttribute('href')).toBe('/login');
    expect(api.calls).toEqual([]);
  });

  it('is told so as a member', async () => {
    writeCookie('token', 'secret');
    const { api } = await openPage(path, { ...answers, editor: { name: null } });
    expect(await screen.findByText('Only editors can publish tips')).toBeTruthy();
    expect(api.calls.map(({ path: called }) => called)).toEqual(['patron/frontend/tips/editor']);
  });
});

describe('an editor', () => {
  beforeEach(() => writeCookie('token', 'secret'));

  it('finds a match that has not begun, and it is in the address', async () => {
    await openPage(path, answers);
    await screen.findByText('Leeds');
    expect(screen.queryByText('Fulham')).toBeNull();
    await userEvent.click(screen.getByLabelText('Find a match'));
    await userEvent.paste('chel');
    expect(screen.queryByText('Leeds')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Arsenal/ }));
    expect(addressNow()).toBe(`${path}?match=1`);
    expect(await screen.findByRole('radio', { name: /Draw/ })).toBeTruthy();
  });

  it('publishes what it chose, once it is sure', async () => {
    const { api } = await openPage(`${path}?match=1`, answers);
    expect((await chosen()).hasAttribute('disabled')).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Over/under' }));
    await userEvent.selectOptions(screen.getByLabelText('Line'), '3');
    await userEvent.click(screen.getByRole('radio', { name: /Over 3/ }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Stake' }), '2.5');
    await userEvent.click(screen.getByRole('textbox', { name: 'Reason' }));
    await userEvent.paste(' Both attack. ');
    await userEvent.click(screen.getByRole('switch', { name: /VIP/ }));
    await userEvent.click(await chosen());
    const question = screen.getByRole('dialog');
    expect(question.textContent).toMatch(
      /Over 3 · 2\.30 · 2\.5 units.*neither changed nor deleted/,
    );
    expect(requestsOf(api, 'publish')).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(addressNow()).toBe(path));
    expect(requestsOf(api, 'publish')).toEqual([
      {
        ...{ eventId: 1, bookmakerId: 1, market: 'overUnder', line: 3, outcome: 'home' },
        ...{ price: 2.3, stake: 2.5, reason: { en: 'Both attack.' }, vip: true },
      },
    ]);
    expect(screen.getAllByText('The tip is published').length).toBeGreaterThan(0);
  }, 15_000);

  it('is told why a tip is refused, and sees the price that is offered now', async () => {
    const moved = { ...offers, offers: [{ ...firstItem(offers.offers), home: 1.8 }] };
    let calls = 0;
    await openPage(`${path}?match=1`, {
      ...answers,
      offers: () => (calls++ === 0 ? offers : moved),
      publish: {
        ...{ bizCode: bizCodes.tipRefused, message: '' },
        data: { refusal: 'priceMoved', offered: 1.8 },
      },
    });
    await userEvent.click(await screen.findByRole('radio', { name: /Arsenal.*2\.10/ }));
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toContain('The price has moved');
    expect(await screen.findByRole('radio', { name: /Arsenal.*1\.80/ })).toBeTruthy();
    expect(addressNow()).toBe(`${path}?match=1`);
  });

  it('sees its own tips', async () => {
    const own = { rows: [testTip({ vip: true })], tournaments: [testTournament()], cursor: null };
    await openPage(path, { ...answers, own });
    const tips = await screen.findByRole('region', { name: 'Your tips' });
    expect(tips.textContent).toContain('Unbeaten at home.');
  });

  it('is told that a match which has begun takes none', async () => {
    await openPage(`${path}?match=1`, { ...answers, offers: { ...offers, offers: [] } });
    expect(await screen.findByText(/No more tips can be published/)).toBeTruthy();
  });
});
