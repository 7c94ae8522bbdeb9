import { z } from 'zod';

import { idSchema, instantSchema } from '../match';
import { tipPickSchema, tipSchema, tipTotalsSchema } from './tips';

export const vipPlans = ['month', 'year'] as const;
export const vipPlanSchema = z.enum(vipPlans);
export const vipWindows = ['30', '90', '365'] as const;

/** As the payment provider reports it: in the currency's smallest unit. */
const money = { amount: z.int().min(0), currency: z.string().length(3) };

export const vipPlansSchema = z.object({
  offered: z.boolean(),
  /** True if our own page simulates the payment provider and no money moves. */
  demo: z.boolean(),
  plans: z.array(z.object({ plan: vipPlanSchema, ...money, interval: vipPlanSchema })),
});

export const vipHistoryKinds = [
  'subscribed',
  'renewed',
  'paymentFailed',
  'cancelled',
  'resumed',
  'changed',
  'refunded',
  'disputed',
  'ended',
  'prize',
  'grant',
  'revoked',
] as const;

export const vipStatusSchema = z.object({
  vip: z.boolean(),
  /** End of VIP or next payment; null without VIP. */
  until: instantSchema.nullable(),
  source: z.enum(['payment', 'prize', 'grant']).nullable(),
  renews: z.boolean(),
  /** Null while VIP renews. */
  endsAt: instantSchema.nullable(),
  /** The last payment failed, and VIP continues for a grace period. */
  grace: z.boolean(),
  plan: vipPlanSchema.nullable(),
  nextPayment: z.object({ at: instantSchema, ...money }).nullable(),
  /** Cancelled, but can be resumed until it ends. */
  resumable: z.boolean(),
  history: z.array(
    z.object({
      at: instantSchema,
      kind: z.enum(vipHistoryKinds),
      amount: money.amount.optional(),
      currency: money.currency.optional(),
      invoiceUrl: z.url().optional(),
    }),
  ),
});

export const vipCheckoutRequestSchema = z.object({ plan: vipPlanSchema });
export const vipPageSchema = z.object({ url: z.url() });

/** Picks of VIP tips for a member before their matches are over; empty without VIP. */
export const vipPicksSchema = z.object({
  vip: z.boolean(),
  /** End or renewal of VIP. */
  until: instantSchema.nullable(),
  picks: z.array(z.object({ tipId: idSchema, pick: tipPickSchema })),
});

const record = z.object({
  totals: tipTotalsSchema,
  /** Cumulative profit, one point per day of kick-off (UTC). */
  series: z.array(z.object({ date: z.iso.date(), profit: z.number(), n: z.int() })),
});
export const vipRecordRequestSchema = z.object({});
/** Records of VIP and free tips over the same days. */
export const vipRecordSchema = z.object({
  windows: z.array(z.object({ window: z.enum(vipWindows), vip: record, free: record })),
  /** Computed after the matches, as in the demo's history. */
  replayed: z.boolean(),
});

export const matchTipsRequestSchema = z.object({ eventId: idSchema });
export const matchTipsSchema = z.object({ tips: z.array(tipSchema) });
