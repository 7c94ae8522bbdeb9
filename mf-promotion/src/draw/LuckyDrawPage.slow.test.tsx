import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { clearSession } from '@scoreline/shared-lib/session';
import { requestsOf } from '@scoreline/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { openPage, refused } from '../testing/openPage';
import { testDraw, testPromotion, testStanding } from '../testing/testPromotion';
import { sentRandoms } from './pendingDraw';

const pendingKey = 'promotion-draw:7:9';
const spin = async () => userEvent.click(await screen.findByRole('button', { name: 'Spin' }));
const lost = () => new Response('', { status: 503 });

beforeEach(() => {
  localStorage.clear();
  clearSession();
});
afterEach(() => void jest.restoreAllMocks());

describe('the lucky draw', () => {
  it('draws with a key that is on the device first, shows the result and reads it out', async () => {
    const stored: (string | null)[] = [];
    const draw = () => {
      stored.push(localStorage.getItem(pendingKey));
      return testDraw();
    };
    const { api } = await openPage('LuckyDraw', { draw: draw });
    await spin();
    await screen.findByRole('heading', { name: 'You won 7 days of VIP' });
    expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain(
      'You won 7 days of VIP',
    );
    const [asked] = requestsOf(api, 'draw') as { key: string; clientRandom: string }[];
    expect(asked!.clientRandom).toMatch(/^[0-9a-f]{32}$/);
    expect(JSON.parse(stored[0]!)).toEqual({ key: asked!.key, clientRandom: asked!.clientRandom });
    expect(localStorage.getItem(pendingKey)).toBeNull();
    expect(sentRandoms({ promotionId: 7, userId: 9 })).toEqual({ 12: asked!.clientRandom });
  });

  it('asks for the same draw again when the answer is lost', async () => {
    let answers = 0;
    const draw = () => (++answers < 3 ? lost() : testDraw());
    const { api } = await openPage('LuckyDraw', { draw: draw });
    await spin();
    await screen.findByRole('button', { name: 'Try again' });
    await waitFor(async () => {
      const again = screen.queryByRole('button', { name: 'Try again' });
      if (again) await userEvent.click(again);
      expect(screen.getByRole('heading', { name: 'You won 7 days of VIP' })).toBeTruthy();
    });
    expect(new Set(requestsOf(api, 'draw').map((asked) => JSON.stringify(asked))).size).toBe(1);
  });

  it('goes on with a draw that was begun before the page was loaded', async () => {
    const begun = { key: '3f0c0c52-6b0b-4b63-9a55-0a7a0f1f7a11', clientRandom: 'b'.repeat(32) };
    localStorage.setItem(pendingKey, JSON.stringify(begun));
    const { api } = await openPage('LuckyDraw', { draw: testDraw() });
    await screen.findByText('This is the draw you had started.');
    expect(requestsOf(api, 'draw')).toEqual([{ promotionId: 7, ...begun }]);
    expect(localStorage.getItem(pendingKey)).toBeNull();
  });

  it('says why the server refuses, and begins anew after that', async () => {
    await openPage('LuckyDraw', { draw: refused(13010) });
    await spin();
    expect((await screen.findByRole('alert')).textContent).toContain('You have no chances left');
    expect(localStorage.getItem(pendingKey)).toBeNull();
  });

  it('says that a prize was used up, and leads to the claim of a thing', async () => {
    const none = { prizeId: null, name: '', kind: null };
    const { proof } = testDraw();
    const draws = [
      testDraw({ ...none, proof: { ...proof, usedUp: 2 } }),
      testDraw({
        prizeId: 2,
        name: 'Match ball',
        kind: 'thing',
        deadline: '2026-12-10T12:00:00.000Z',
      }),
    ];
    await openPage('LuckyDraw', { draw: () => draws.shift() });
    await spin();
    await screen.findByText('You drew Match ball, but all of them had already been won.');
    await userEvent.click(screen.getByRole('button', { name: 'Spin again' }));
    await screen.findByRole('heading', { name: 'You won Match ball' });
    expect(screen.getByRole('link', { name: 'Claim your prize' }).getAttribute('href')).toBe(
      '/promotion/7/refer_friends/lottery/winning',
    );
  });

  it('calls nobody without a chance', async () => {
    const answers = { standing: testStanding({ chances: 0 }) };
    const { api } = await openPage('LuckyDraw', answers);
    const button = await screen.findByRole('button', { name: 'Spin' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button);
    expect(requestsOf(api, 'draw')).toEqual([]);
  });

  it('says that a closed promotion has no draws', async () => {
    await openPage('LuckyDraw', { overview: testPromotion({ state: 'closed' }) });
    await screen.findByText('Draws are not open right now.');
  });
});
