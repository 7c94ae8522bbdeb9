import type {
  Draw,
  DrawRecord,
  PromotionOverview,
  PromotionRecords,
  PromotionStanding,
} from '@scoreline/shared-lib/contract';

const seedHash = '5'.repeat(64);

const testPrizes: PromotionOverview['prizes'] = [
  { prizeId: 1, kind: 'vip', days: 7, name: '7 days of VIP', number: 100, odds: 0.1, left: 90 },
  { prizeId: 2, kind: 'thing', name: 'Match ball', number: 3, odds: 0.01, left: 3 },
];

export const testPromotion = (over: Partial<PromotionOverview> = {}): PromotionOverview => ({
  promotionId: 7,
  title: 'Autumn draw',
  state: 'open',
  dates: { opensAt: '2026-11-01T00:00:00.000Z', closesAt: '2026-12-01T00:00:00.000Z' },
  regions: [{ brand: 'scoreline', countries: ['ES', 'PT'] }],
  minimumAge: 18,
  terms: ['The organiser is Scoreline.'],
  prizes: testPrizes,
  round: {
    ...{ id: 1, state: 'open', seedHash, seed: null, publicKey: 'a2V5', head: seedHash },
    ...{ headSignature: 'c2ln', draws: 0, witness: null },
  },
  gifs: false,
  ...over,
});

export const testStanding = (over: Partial<PromotionStanding> = {}): PromotionStanding => ({
  chances: 2,
  friends: [],
  code: 'ABCD2345',
  ...over,
});

export const testRecord = (over: Partial<DrawRecord> = {}): DrawRecord => ({
  ...{ ticket: 12, promotionId: 7, roundId: 1, clientRandom: 'a'.repeat(32), prizeId: 1 },
  ...{ at: '2026-11-20T12:00:00.000Z', previous: seedHash, hash: '6'.repeat(64) },
  ...over,
});

export const testDraw = (over: Partial<Draw> = {}): Draw => ({
  ...{ ticket: 12, prizeId: 1, name: '7 days of VIP', kind: 'vip', days: 7, chances: 1 },
  proof: { seedHash, record: testRecord(), usedUp: null },
  ...over,
});

export const testOwnDraw = (
  over: Partial<PromotionRecords['records'][number]> = {},
): PromotionRecords['records'][number] => ({
  ...{ record: testRecord(), name: '7 days of VIP', kind: 'vip', days: 7, usedUp: null },
  ...{ seedHash, seed: null, claim: null },
  ...over,
});
