import { beforeEach, describe, expect, it } from '@jest/globals';
import { rememberedInvite } from '@scoreline/shared-lib/page';
import { clearSession } from '@scoreline/shared-lib/session';
import { requestsOf } from '@scoreline/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';

import { openPage, refused } from '../testing/openPage';
import { testPromotion } from '../testing/testPromotion';

beforeEach(() => {
  localStorage.clear();
  clearSession();
});

describe('the invitation', () => {
  it('shows a visitor what it is about, what can be won and the way in', async () => {
    await openPage('', {}, false);
    expect(await screen.findByRole('heading', { name: 'Autumn draw' })).toBeTruthy();
    const join = await screen.findByRole('link', { name: 'Log in or sign up' });
    expect(join.getAttribute('href')).toBe('/login');
    expect(screen.getByText('7 days of VIP')).toBeTruthy();
    expect(screen.getByText('90 of 100 left')).toBeTruthy();
    expect(screen.getByText('1 in 10')).toBeTruthy();
  });

  const closedAt = '2026-11-20T12:00:00.000Z';
  const absences: [string, Parameters<typeof openPage>[1], string, RegExp | null, string][] = [
    [
      'announced',
      {
        overview: testPromotion({ state: 'announced' }),
        current: { promotionId: null, reason: 'notYet', opensAt: '2026-12-01T12:00:00.000Z' },
      },
      'The promotion has not opened yet',
      /It opens .*Dec 1, 2026/,
      'Terms',
    ],
    ...(['closed', 'revealed'] as const).map((state): (typeof absences)[number] => [
      state,
      {
        overview: testPromotion({
          state,
          dates: {
            opensAt: '2026-11-01T00:00:00.000Z',
            closesAt: '2027-01-01T00:00:00.000Z',
            closedAt,
          },
        }),
      },
      'The promotion is over',
      /Closed on .*Nov 20, 2026/,
      'Winners',
    ]),
    [
      'not for the visitor’s region',
      { current: { promotionId: null, reason: 'region' } },
      'The promotion does not run in your region',
      null,
      'Terms',
    ],
  ];

  const recruiting = ['', 'WXYZ6789', 'Share', 'LuckyDraw', 'lottery'];
  const pages = absences.flatMap((absence) =>
    recruiting.map((page): [string, ...typeof absence] => [page, ...absence]),
  );

  it.each(pages)(
    'recruits nobody on the page “%s” while it is %s, and says why and when',
    async (page, _, answers, title, when, next) => {
      await openPage(page, { invite: { inviter: 'Ana M.' }, ...answers }, false);
      const reason = await screen.findByRole('heading', { name: title });
      const card = within(reason.closest('section')!);
      if (when) expect(card.getByText(when)).toBeTruthy();
      expect(card.getByRole('link', { name: next })).toBeTruthy();
      expect(screen.queryByRole('link', { name: /Log in|Accept/ })).toBeNull();
    },
  );

  it('shows a member the own link and the chances', async () => {
    await openPage('');
    expect(await screen.findByText(/\/promotion\/7\/refer_friends\/ABCD2345$/)).toBeTruthy();
    expect(screen.getByText('2 chances')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Spin the wheel' }).getAttribute('href')).toBe(
      '/promotion/7/refer_friends/LuckyDraw',
    );
  });

  it('says who invited, and keeps the code for the sign-up', async () => {
    const { api } = await openPage('WXYZ6789', { invite: { inviter: 'Ana M.' } }, false);
    await screen.findByRole('heading', { name: 'Ana M. invited you' });
    expect(screen.getByRole('link', { name: 'Accept the invitation' })).toBeTruthy();
    expect(requestsOf(api, 'invite')).toEqual([{ promotionId: 7, code: 'WXYZ6789' }]);
    expect(rememberedInvite()).toEqual({ code: 'WXYZ6789', inviter: 'Ana M.' });
  });

  it('keeps the code on a page below it too', async () => {
    await openPage('WXYZ6789/HowTo', {}, false);
    await screen.findByRole('heading', { name: 'How you can check it' });
    await waitFor(() => expect(rememberedInvite()).toEqual({ code: 'WXYZ6789' }));
  });

  it('says that an invite is unknown, and forgets it', async () => {
    await openPage('WXYZ6789', { invite: refused(11014) }, false);
    await screen.findByText(/This invite is not known/);
    expect(rememberedInvite()).toBeNull();
  });

  it('tells a member who opens the own link that it is the own one', async () => {
    await openPage('ABCD2345', { invite: { inviter: 'Ana M.' } });
    await screen.findByRole('heading', { name: /This is your own invite link/ });
    expect(rememberedInvite()).toBeNull();
  });

  it('leads where no promotion is shown to somebody who excluded themselves', async () => {
    await openPage('', {
      standing: refused(13012),
      current: { promotionId: null, reason: 'excluded' },
    });
    await screen.findByRole('heading', { name: 'Promotions are off while your break lasts' });
  });

  it('shows nothing of a promotion on a device that knows of the break', async () => {
    const excluded = { 9: '2099-01-01T00:00:00.000Z' };
    localStorage.setItem('settings', JSON.stringify({ excluded }));
    await openPage('', { current: { promotionId: 7 } }, false);
    await screen.findByRole('heading', { name: 'Promotions are off while your break lasts' });
    expect(screen.queryByRole('link', { name: 'Go to the promotion' })).toBeNull();
  });

  it('offers to try again when the answer is lost', async () => {
    await openPage('', { overview: () => new Response('', { status: 503 }) }, false);
    expect((await screen.findByRole('alert')).textContent).toContain('Retry');
  });
});
