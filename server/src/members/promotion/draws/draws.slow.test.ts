import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import type { PromotionRecords, PromotionStanding } from '@scoreline/shared-lib/contract';
import { sql } from 'kysely';

import { registerMember, type TestDevice } from '../../accounts/testing';
import { duringTests } from '@scoreline/database/duringTests';
import { addChances } from '../chances/queries';
import { closePromotion } from '../rounds/lifecycle';
import { drawOnce, drawRequest, openPromotionTest, sureThing } from '../testing';

const test = duringTests(openPromotionTest);
let members = 0;

async function newMember() {
  const device = await test.newDevice();
  const { userId } = await registerMember(test, device, `draws-${++members}@mail.example`);
  return { device, userId };
}

async function giveChances(promotionId: number, userId: number, amount: number): Promise<void> {
  const promotion = await test.promotions.catalogue.get(promotionId);
  const at = test.clock.now;
  const participantId = await test.promotions.participants(promotion, userId, at);
  const reference = randomUUID();
  await addChances(test.db, [{ participantId, amount, reason: 'friend', reference, at }]);
}

const standingOf = async (device: TestDevice, promotionId: number) =>
  (await device.call('promotion/standing', { promotionId })).data as PromotionStanding;

it('a draw spends one chance, and its key gives the same answer for ever', async () => {
  const id = await test.openPromotion();
  const { device } = await newMember();
  expect((await standingOf(device, id)).chances).toBe(1);
  const { request, draw } = await drawOnce(device, id);
  expect(draw).toMatchObject({ ticket: 1, chances: 0 });
  expect((await standingOf(device, id)).chances).toBe(0);
  const again = await device.call('promotion/draw', request);
  expect(again.data).toEqual(draw);
  const other = { ...request, clientRandom: '0'.repeat(32) };
  expect((await device.call('promotion/draw', other)).bizCode).toBe(11000);
  expect((await drawOnce(device, id)).bizCode).toBe(13010);
  await closePromotion(test.deps, id);
  expect((await device.call('promotion/draw', request)).data).toEqual(draw);
  expect((await drawOnce(device, id)).bizCode).toBe(13011);
});

it('one key sent many times at once is one draw', async () => {
  const id = await test.openPromotion({ entryChances: 5 });
  const { device } = await newMember();
  const request = drawRequest(id);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => device.call('promotion/draw', request)),
  );
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect((await standingOf(device, id)).chances).toBe(4);
});

it('of many draws at once no more succeed than there are chances', async () => {
  const id = await test.openPromotion({ entryChances: 3 });
  const { device } = await newMember();
  const answers = await Promise.all(Array.from({ length: 12 }, () => drawOnce(device, id)));
  const made = answers.filter(({ bizCode }) => bizCode === 10000);
  expect(made).toHaveLength(3);
  expect(answers.filter(({ bizCode }) => bizCode === 13010)).toHaveLength(9);
  expect(new Set(made.map(({ draw }) => draw.ticket)).size).toBe(3);
});

it('a prize is never given more often than there are, and a used-up one says so', async () => {
  const id = await test.openPromotion({ ...sureThing('vip', 3), entryChances: 5 });
  const { device, userId } = await newMember();
  const draws = [];
  for (let n = 0; n < 5; n += 1) draws.push((await drawOnce(device, id)).draw);
  expect(draws.map(({ prizeId }) => prizeId)).toEqual([1, 1, 1, null, null]);
  expect(draws.map(({ proof }) => proof.usedUp)).toEqual([null, null, null, 1, 1]);
  const { rows } = await sql<{ days: number }>`SELECT sum(days)::int AS days FROM vip_grants
    WHERE user_id = ${userId} AND source = 'prize'`.execute(test.db);
  expect(rows[0]?.days).toBe(21);
  const status = (await device.call('patron/frontend/vip/status')).data;
  expect(status).toMatchObject({ vip: true, source: 'prize', until: '2026-12-12T12:00:00.000Z' });
});

it('records are a member’s own, with what proves them', async () => {
  const id = await test.openPromotion({ entryChances: 2 });
  const [mine, theirs] = [await newMember(), await newMember()];
  const { draw } = await drawOnce(mine.device, id);
  await drawOnce(theirs.device, id);
  const { data } = await mine.device.call('promotion/records', { promotionId: id });
  const { records } = data as PromotionRecords;
  expect(records.map(({ record }) => record)).toEqual([draw.proof.record]);
  expect(records[0]).toMatchObject({ seed: null, seedHash: draw.proof.seedHash });
});

it('nobody draws outside the dates, the brand or the country, nor while excluded', async () => {
  const { device, userId } = await newMember();
  const early = await test.openPromotion({ opensAt: '2026-11-30T00:00:00Z' });
  expect((await drawOnce(device, early)).bizCode).toBe(13011);
  const regions = [{ brand: 'futbol', brandNumber: 2, countries: null }];
  const elsewhere = await test.openPromotion({ regions });
  expect((await drawOnce(device, elsewhere)).bizCode).toBe(13011);
  const spain = [{ brand: 'scoreline', brandNumber: 1, countries: ['ES'] }];
  const abroad = await test.openPromotion({ regions: spain });
  expect((await drawOnce(device, abroad)).bizCode).toBe(13011);
  const from = (country: string) =>
    device.call('promotion/draw', drawRequest(abroad), { 'x-country': country });
  expect((await from('PT')).bizCode).toBe(13011);
  expect((await from('es')).bizCode).toBe(10000);
  const id = await test.openPromotion();
  await sql`INSERT INTO self_exclusions (user_id, until, asked_at)
    VALUES (${userId}, '2027-01-01', ${test.clock.now})`.execute(test.db);
  expect((await drawOnce(device, id)).bizCode).toBe(13012);
  const current = await device.call('promotion/current');
  expect(current.data).toEqual({ promotionId: null, reason: 'excluded' });
});

it('the ledger refuses to go below zero and to be changed, whatever asks', async () => {
  const id = await test.openPromotion();
  const { userId } = await newMember();
  await giveChances(id, userId, 2);
  const spend = (amount: number, reference: string) =>
    sql`INSERT INTO promotion_chances (participant_id, amount, reason, reference, at)
      SELECT id, ${amount}, 'draw', ${reference}, now() FROM promotion_participants
      WHERE promotion_id = ${id} AND user_id = ${userId}`.execute(test.db);
  const tries = Array.from({ length: 8 }, (_, n) => spend(-1, `x${n}`));
  const settled = await Promise.allSettled(tries);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  await expect(sql`UPDATE promotion_chances SET amount = 9`.execute(test.db)).rejects.toThrow(
    /only added to/,
  );
  await drawOnce((await newMember()).device, id);
  await expect(sql`DELETE FROM promotion_draws`.execute(test.db)).rejects.toThrow(/only added to/);
});

it('a member who leaves stays in the chain, nameless', async () => {
  const id = await test.openPromotion(sureThing('vip', 10));
  const { device, userId } = await newMember();
  await drawOnce(device, id);
  await test.db.deleteFrom('users').where('id', '=', userId).execute();
  const visitor = await test.newDevice();
  const { data } = await visitor.call('promotion/winners', { promotionId: id });
  expect(data).toMatchObject({ winners: [{ ticket: 1, name: '', prizeId: 1 }], cursor: null });
  expect((await test.audit(id)).rounds[0]?.records).toHaveLength(1);
});

it('unknown promotions and malformed wishes are refused', async () => {
  const { device } = await newMember();
  expect((await drawOnce(device, 9_999)).bizCode).toBe(11013);
  const id = await test.openPromotion();
  const good = drawRequest(id);
  for (const wrong of [{ key: 'x' }, { clientRandom: 'AB' }, { promotionId: 'x' }])
    expect((await device.call('promotion/draw', { ...good, ...wrong })).bizCode).toBe(11000);
  const visitor = await test.newDevice();
  expect((await visitor.call('promotion/draw', good)).status).toBe(401);
});
