import { expect, it } from '@jest/globals';
import type { VipPlans, VipStatus } from '@scoreline/shared-lib/contract';

import { openMemberApp, registerMember, unlimited } from '../accounts/testing';
import { duringTests } from '@scoreline/database/duringTests';
import { openTestDatabase } from '@scoreline/database/testing';
import { openBrands } from '../../site/pages/brandList';
import { originOf } from '../../site/pages/visitor/visit';
import { createDemoProvider } from './demo/provider';
import { monthsAfter } from './demo/subscription';

const secret = 'whsec_of_the_demo';

/** The server with the demo's payment provider, which keeps its own records. */
async function openDemoTest(publicOrigin?: string) {
  const now = () => new Date('2026-11-21T12:00:00Z');
  const { numbered: brandOf } = await openBrands();
  const book = await openTestDatabase();
  const demo = { db: book.db, now, secret };
  const vip = { provider: createDemoProvider(demo), brandOf, demo };
  const app = await openMemberApp({
    ...{ ...unlimited, members: { vip: { ...vip, publicOrigin } } },
    originOf: (request) => originOf(request, { brands: [brandOf(1)] }),
  });
  return { ...app, close: () => app.close().then(book.close) };
}
const test = duringTests(() => openDemoTest('https://site.example'));

const visit = (url: string) => test.app.inject({ url: new URL(url).pathname });
const press = (url: string, action: string) =>
  test.app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `action=${action}`,
  });

async function newMember(email: string) {
  const device = await test.newDevice();
  await registerMember(test, device, email);
  const ask = async <T>(name: string, request: object = {}) =>
    (await device.call(`patron/frontend/vip/${name}`, request, { lan: 'he' })).data as T;
  const pageOf = async (name: string, request?: object) =>
    (await ask<{ url: string }>(name, request)).url;
  return { ask, pageOf, status: () => ask<VipStatus>('status') };
}

it('the demo’s page says that no money moves, and makes VIP by a signed event', async () => {
  const { ask, pageOf, status } = await newMember('first@mail.example');
  expect(await ask<VipPlans>('plans')).toMatchObject({ offered: true, demo: true });
  const left = await pageOf('checkout', { plan: 'month' });
  expect((await press(left, 'leave')).headers.location).toBe(
    'https://site.example/he/me/vipCenter',
  );
  const url = await pageOf('checkout', { plan: 'year' });
  expect((await visit(left)).statusCode).toBe(404);
  const page = await visit(url);
  expect(page.body).toContain('<html lang="he" dir="rtl">');
  expect(page.body).toContain('שום כסף לא עובר');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await status()).vip).toBe(false);
  const paid = await press(url, 'pay');
  expect(paid.headers.location).toBe('https://site.example/he/me/vipCenter?paid=1');
  expect(await status()).toMatchObject({ vip: true, plan: 'year', renews: true });
  for (const again of [await visit(url), await press(url, 'pay'), await press(url, 'leave')]) {
    expect(again.statusCode).toBe(410);
    expect(again.body).toContain('התשלום הזה כבר בוצע');
    expect(again.body).not.toContain('<form');
  }
});

it('a payment leads back to this site, whatever host the call names', async () => {
  const app = await openDemoTest();
  const device = await app.newDevice();
  await registerMember(app, device, 'host@mail.example');
  const leadsBackTo = async (host: string) => {
    const answer = await device.call(
      'patron/frontend/vip/checkout',
      { plan: 'month' },
      { host, 'x-forwarded-host': 'evil.example' },
    );
    const { url } = answer.data as { url: string };
    const left = await app.app.inject({
      ...{ method: 'POST', url: new URL(url).pathname, payload: 'action=leave' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    return [new URL(url).origin, new URL(String(left.headers.location)).origin];
  };
  expect(await leadsBackTo('evil.example')).toEqual(['http://localhost', 'http://localhost']);
  const own = 'http://www.scoreline.example';
  expect(await leadsBackTo('www.scoreline.example')).toEqual([own, own]);
  await app.close();
});

it('the demo’s portal changes the plan for the next period, and takes a payment back', async () => {
  const { pageOf, status } = await newMember('second@mail.example');
  await press(await pageOf('checkout', { plan: 'month' }), 'pay');
  const portal = await pageOf('portal');
  await press(portal, 'year');
  expect(await status()).toMatchObject({ vip: true, nextPayment: { amount: 3999 } });
  await press(portal, 'refund');
  expect(await status()).toMatchObject({ vip: false, renews: false });
});

it('a month later is the same day, or the last of a shorter month', () => {
  const days = [1, 2, 3].map((n) => monthsAfter(new Date('2027-01-31T10:00:00Z'), n).toISOString());
  expect(days).toEqual([
    '2027-02-28T10:00:00.000Z',
    '2027-03-31T10:00:00.000Z',
    '2027-04-30T10:00:00.000Z',
  ]);
});
