import { beforeEach, describe, expect, it } from '@jest/globals';
import { clearSession } from '@scoreline/shared-lib/session';
import { requestsOf } from '@scoreline/shared-lib/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { openPage, refused } from '../testing/openPage';
import { testOwnDraw, testRecord } from '../testing/testPromotion';

const deadline = '2026-12-10T12:00:00.000Z';
const claim = { state: 'open' as const, deadline, claimedAt: null };
const ball = testOwnDraw({
  ...{ record: testRecord({ prizeId: 2 }), name: 'Match ball', kind: 'thing', claim },
});
const records = (...all: unknown[]) => ({ records: all, cursor: null });

async function fillIn(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Name'), 'Ana Moreno');
  await userEvent.type(screen.getByLabelText('Street and number'), 'Calle Mayor 3');
  await userEvent.type(screen.getByLabelText('City'), 'Madrid');
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'ES');
}

beforeEach(() => {
  localStorage.clear();
  clearSession();
});

describe('prizes', () => {
  it('claims a thing by its form', async () => {
    const claimed = {
      ticket: 12,
      state: 'claimed',
      deadline,
      claimedAt: '2026-11-22T12:00:00.000Z',
    };
    const { api } = await openPage('lottery/winning', {
      records: records(ball),
      claim: claimed,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Claim' }));
    expect(screen.getAllByText('Please fill this in')).toHaveLength(4);
    await fillIn();
    expect(screen.queryByText('Please fill this in')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Claim' }));
    await screen.findByText(/^Claimed on .* We will send it to you\.$/);
    const form = { name: 'Ana Moreno', street: 'Calle Mayor 3', city: 'Madrid', country: 'ES' };
    expect(requestsOf(api, 'claim')).toEqual([
      { promotionId: 7, ticket: 12, form: { ...form, postalCode: '', phone: '' } },
    ]);
    expect(screen.queryByRole('button', { name: 'Claim' })).toBeNull();
  });

  it('keeps what was written when the time is over', async () => {
    await openPage('lottery/winning', {
      records: records(ball),
      claim: refused(13013),
    });
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Claim' }));
    expect((await screen.findByRole('alert')).textContent).toContain('too late to claim');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ana Moreno');
  });

  it('says of each prize how it stands, and leaves draws without one out', async () => {
    const none = testOwnDraw({
      record: testRecord({ ticket: 1, prizeId: null }),
      kind: null,
      name: '',
    });
    const lapsed = {
      ...ball,
      record: testRecord({ ticket: 3 }),
      claim: { ...claim, state: 'lapsed' },
    };
    await openPage('lottery/winning', {
      records: records(testOwnDraw(), none, lapsed),
    });
    await screen.findByText('Added to your account');
    expect(screen.getByText(/went back into the pot/)).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  });

  it('has words for no prizes', async () => {
    await openPage('lottery/winning');
    await screen.findByText('No prizes yet.');
  });

  it('asks a visitor to log in', async () => {
    await openPage('lottery/winning', {}, false);
    await screen.findByRole('link', { name: 'Log in or sign up' });
  });
});
