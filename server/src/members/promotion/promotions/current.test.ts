import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PromotionOverview } from '@scoreline/shared-lib/contract';

import { duringTests } from '@scoreline/database/duringTests';
import { closePromotion, revealPromotion } from '../rounds/lifecycle';
import { openPromotionTest } from '../testing';
import { currentOf } from './current';

const test = duringTests(openPromotionTest);
const here = { brandNumber: 1, country: 'ES' };
const now = new Date('2026-11-22T12:00:00Z');

beforeEach(() => {
  test.clock.now = now;
});

const askFor = (id: number, visitor = here) => currentOf(test.promotions, id, visitor);

async function shown(promotionId: number) {
  test.promotions.details.forget();
  const promotion = await test.promotions.catalogue.get(promotionId);
  const { state, dates }: PromotionOverview = await test.promotions.details.of(promotion, 'en');
  return { state, dates };
}

describe('what a visitor is told of one promotion', () => {
  it('is that it is open, until it is closed and revealed, with the day of its closing', async () => {
    const id = await test.openPromotion();
    expect(await askFor(id)).toEqual({ promotionId: id });
    expect((await shown(id)).dates).not.toHaveProperty('closedAt');
    await closePromotion(test.deps, id);
    const over = { promotionId: null, reason: 'over', closedAt: now.toISOString() };
    expect(await askFor(id)).toEqual(over);
    expect(await shown(id)).toMatchObject({ state: 'closed', dates: { closedAt: over.closedAt } });
    await revealPromotion(test.deps, id);
    expect(await askFor(id)).toEqual(over);
    expect((await shown(id)).state).toBe('revealed');
  });

  it('goes by its dates where its operator is late', async () => {
    const id = await test.openPromotion({
      opensAt: '2026-11-23T00:00:00Z',
      closesAt: '2026-11-24T00:00:00Z',
    });
    expect(await askFor(id)).toEqual({
      promotionId: null,
      reason: 'notYet',
      opensAt: '2026-11-23T00:00:00.000Z',
    });
    expect((await shown(id)).state).toBe('announced');
    test.clock.now = new Date('2026-11-24T00:00:00Z');
    expect(await askFor(id)).toEqual({
      promotionId: null,
      reason: 'over',
      closedAt: '2026-11-24T00:00:00.000Z',
    });
    expect((await shown(id)).state).toBe('closed');
  });

  it('is that it does not run for another brand, another country, or one that nobody knows', async () => {
    const regions = [{ brand: 'scoreline', brandNumber: 1, countries: ['ES'] }];
    const id = await test.openPromotion({ regions });
    const elsewhere = { promotionId: null, reason: 'region' };
    expect(await askFor(id)).toEqual({ promotionId: id });
    expect(await askFor(id, { ...here, country: 'FR' })).toEqual(elsewhere);
    expect(await askFor(id, { ...here, brandNumber: 2 })).toEqual(elsewhere);
    expect(await currentOf(test.promotions, id, { brandNumber: 1, country: undefined })).toEqual(
      elsewhere,
    );
  });

  it('is by the operation what its country header says', async () => {
    const id = await test.openPromotion();
    const visitor = await test.newDevice();
    expect((await visitor.call('promotion/current', { promotionId: id })).data).toEqual({
      promotionId: id,
    });
    expect((await visitor.call('promotion/current', { promotionId: 9_999 })).bizCode).toBe(11013);
  });
});
