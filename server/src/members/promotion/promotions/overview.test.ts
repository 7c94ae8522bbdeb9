import { expect, it } from '@jest/globals';
import type { PromotionOverview, PromotionWinners } from '@scoreline/shared-lib/contract';

import { duringTests } from '@scoreline/database/duringTests';
import { callOperation, deviceKey } from '../../../wire/gateway/testing';
import { registerMember } from '../../accounts/testing';
import { drawOnce, openPromotionTest, sureThing } from '../testing';

const test = duringTests(openPromotionTest);
let devices = 0;

/** Calls without a session, as a page does. */
async function asked(operation: 'overview' | 'roll', request: object) {
  const key = await deviceKey(test.app, `overview-${++devices}`);
  const { body } = await callOperation(test.app, key, `promotion/${operation}`, request);
  return body!;
}
const overview = async (promotionId: number, language = 'en') =>
  (await asked('overview', { promotionId, language })).data as PromotionOverview;
const winners = async (promotionId: number) =>
  ((await asked('roll', { promotionId })).data as PromotionWinners).winners;

async function newMember() {
  const device = await test.newDevice();
  await registerMember(test, device, `${device.id}@mail.example`);
  return device;
}

it('everybody sees the same of a promotion, in the language asked for', async () => {
  const id = await test.openPromotion();
  const shown = await overview(id, 'es');
  expect(shown).toMatchObject({ promotionId: id, title: 'Gana VIP' });
  const visitor = await test.newDevice();
  const detail = await visitor.call('promotion/detail', { promotionId: id, language: 'es' });
  expect(detail.data).toEqual(shown);
  const member = await newMember();
  const { data } = await member.call('promotion/overview', { promotionId: id, language: 'es' });
  expect(data).toEqual(shown);
});

it('what nobody announced is unknown', async () => {
  expect((await asked('overview', { promotionId: 9_999 })).bizCode).toBe(11013);
  expect((await asked('roll', { promotionId: 9_999 })).bizCode).toBe(11013);
});

it('stands until a draw changes it: what is asked again and again is not worked out again', async () => {
  const id = await test.openPromotion(sureThing('vip', 10));
  expect((await overview(id)).prizes[0]?.left).toBe(10);
  expect(await winners(id)).toEqual([]);
  await test.db.updateTable('promotions').set({ state: 'closed' }).where('id', '=', id).execute();
  test.clock.now = new Date(test.clock.now.getTime() + 5_000);
  expect((await overview(id)).state).toBe('open');
  await test.db.updateTable('promotions').set({ state: 'open' }).where('id', '=', id).execute();
  const { draw } = await drawOnce(await newMember(), id);
  expect(draw.prizeId).toBe(1);
  expect((await overview(id)).prizes[0]?.left).toBe(9);
  expect(await winners(id)).toMatchObject([{ ticket: 1, prizeId: 1 }]);
});
