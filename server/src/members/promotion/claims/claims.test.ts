import { expect, it } from '@jest/globals';
import { findFault, type PromotionRecords } from '@scoreline/shared-lib/contract';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import { registerMember } from '../../accounts/testing';
import { duringTests } from '@scoreline/database/duringTests';
import { nodeCrypto } from '../audit/nodeCrypto';
import { runPromotion } from '../operators/command';
import { closePromotion, revealPromotion } from '../rounds/lifecycle';
import { drawOnce, openPromotionTest, sureThing } from '../testing';
import { claimJobs } from './jobs';

const test = duringTests(openPromotionTest);
const dayMs = 86_400_000;
let members = 0;
const form = {
  ...{ name: 'Ana Martín', street: 'Calle Mayor 1', postalCode: '28013' },
  ...{ city: 'Madrid', country: 'ES' },
};

async function newMember() {
  const device = await test.newDevice();
  const email = `claims-${++members}@mail.example`;
  await registerMember(test, device, email);
  return { device, email };
}

const later = (days: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + days * dayMs);
};

async function runJobs(): Promise<void> {
  for (const { run } of claimJobs({ ...test.deps, onDrawn: (id) => void test.changed.push(id) }))
    await run();
}

const run = (line: string) =>
  runPromotion(line.split(' '), { ...test.deps, brands: new Map([['scoreline', 1]]) });

/** Signs in again, because sessions expire after some days. */
async function again({ email }: { email: string }) {
  const device = await test.newDevice();
  const login = { type: 'password', email, password: 'orange tram at noon' };
  await device.call('patron/frontend/ciphered/register-login', login);
  return device;
}

it('a thing is claimed by its winner alone, until the deadline, and its address is sealed', async () => {
  const id = await test.openPromotion(sureThing('thing', 5));
  const [winner, thief] = [await newMember(), await newMember()];
  const { draw } = await drawOnce(winner.device, id);
  expect(draw).toMatchObject({ prizeId: 1, kind: 'thing', name: 'A scarf' });
  expect(draw.deadline).toBe(new Date(test.clock.now.getTime() + 14 * dayMs).toISOString());
  const request = { promotionId: id, ticket: draw.ticket, form };
  expect((await thief.device.call('promotion/claim', request)).bizCode).toBe(11015);
  const made = await winner.device.call('promotion/claim', request);
  expect(made.data).toMatchObject({ ticket: 1, state: 'claimed', deadline: draw.deadline });
  const row = await test.db.selectFrom('promotion_claims').selectAll().executeTakeFirstOrThrow();
  expect(row.sealed_form?.toString('latin1')).not.toContain('Mayor');
  const corrected = { ...request, form: { ...form, city: 'Toledo' } };
  expect((await winner.device.call('promotion/claim', corrected)).bizCode).toBe(10000);
  expect(await run(`claims ${id}`)).toMatch(
    /ticket 1 \| A scarf \| claimed \| Ana Martín .*Toledo/,
  );
  const { data } = await winner.device.call('promotion/records', { promotionId: id });
  expect((data as PromotionRecords).records[0]?.claim).toMatchObject({ state: 'claimed' });
  for (const wrong of [{ name: '' }, { country: 'Spain' }, { street: 'x'.repeat(201) }]) {
    const bad = { ...request, form: { ...form, ...wrong } };
    expect((await winner.device.call('promotion/claim', bad)).bizCode).toBe(11000);
  }
});

it('its way is noted once, and its address is forgotten 90 days after the delivery', async () => {
  const id = await test.openPromotion({
    ...sureThing('thing', 1),
    closesAt: '2027-12-31T00:00:00Z',
  });
  const winner = await newMember();
  await drawOnce(winner.device, id);
  await expect(run(`sent ${id} 1`)).rejects.toThrow('Ticket 1 is open.');
  await winner.device.call('promotion/claim', { promotionId: id, ticket: 1, form });
  expect(await run(`sent ${id} 1`)).toBe('Ticket 1: sent.');
  const late = await winner.device.call('promotion/claim', { promotionId: id, ticket: 1, form });
  expect(late.bizCode).toBe(13013);
  expect(await run(`delivered ${id} 1`)).toBe('Ticket 1: delivered.');
  later(89);
  await runJobs();
  expect(await run(`claims ${id}`)).toContain('Madrid');
  later(2);
  await runJobs();
  expect(await run(`claims ${id}`)).toBe('ticket 1 | A scarf | delivered');
});

it('the address of who leaves is forgotten', async () => {
  const id = await test.openPromotion({
    ...sureThing('thing', 1),
    closesAt: '2028-12-31T00:00:00Z',
  });
  const winner = await newMember();
  await drawOnce(winner.device, id);
  await winner.device.call('promotion/claim', { promotionId: id, ticket: 1, form });
  await test.db.deleteFrom('users').where('email', '=', winner.email).execute();
  await runJobs();
  expect(await run(`claims ${id}`)).toBe('ticket 1 | A scarf | claimed');
});

it('who has not claimed is reminded once by mail, and then loses the prize to the pot, which says so', async () => {
  const id = await test.openPromotion({
    ...sureThing('thing', 1),
    closesAt: '2028-12-31T00:00:00Z',
  });
  const [first, second] = [await newMember(), await newMember()];
  await drawOnce(first.device, id);
  expect((await drawOnce(second.device, id)).draw.proof.usedUp).toBe(1);
  later(12);
  await Promise.all([runJobs(), runJobs()]);
  await test.mailer.sendDue();
  const mails = test.mails.filter(
    ({ to, subject }) => to === first.email && subject.startsWith('Claim your prize'),
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('A scarf');
  expect(mails[0]?.text).toContain(`/promotion/${id}/refer_friends/lottery/winning`);
  later(3);
  await Promise.all([runJobs(), runJobs()]);
  expect(test.changed).toContain(id);
  const device = await again(first);
  const lost = await device.call('promotion/claim', { promotionId: id, ticket: 1, form });
  expect(lost.bizCode).toBe(13013);
  const third = await newMember();
  expect((await drawOnce(third.device, id)).draw).toMatchObject({ prizeId: 1, ticket: 3 });
  await closePromotion(test.deps, id);
  await revealPromotion(test.deps, id);
  const audit = await test.audit(id);
  expect(audit.rounds[0]?.returned).toMatchObject([{ ticket: 1, prizeId: 1, beforeTicket: 3 }]);
  expect(await findFault(audit, nodeCrypto)).toBeNull();
  firstItem(firstItem(audit.rounds).returned).beforeTicket = 2;
  expect(await findFault(audit, nodeCrypto)).toMatchObject({ fault: 'badReturn' });
  firstItem(audit.rounds).returned = [];
  expect(await findFault(audit, nodeCrypto)).toMatchObject({ fault: 'numberExceeded', ticket: 3 });
});
