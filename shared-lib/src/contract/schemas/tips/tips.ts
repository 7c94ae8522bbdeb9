import { z } from 'zod';

import {
  idSchema,
  instantSchema,
  matchSummarySchema,
  sportSchema,
  tournamentSchema,
} from '../match';
import { markets } from '../../sport';

export const tipResults = ['win', 'halfWin', 'push', 'halfLoss', 'loss', 'void'] as const;
export const tipWindows = ['7', '30', '90', 'all'] as const;

export const tipMarketSchema = z.enum([...markets.football, ...markets.basketball]);
export const tipOutcomeSchema = z.enum(['home', 'draw', 'away']);
export const tipPageRequest = {
  cursor: z.string().max(64).optional(),
  limit: z.int().min(1).max(100).default(20),
};

export const tipPickSchema = z.object({
  outcome: tipOutcomeSchema,
  /** A handicap is the home side's; `home` of a total means over. */
  line: z.number(),
  /** Price at publication, used for the settlement. */
  price: z.number(),
  bookmaker: z.string(),
  /** In units. */
  stake: z.number(),
  /** By language code. */
  reason: z.record(z.string(), z.string()),
});

export const tipSchema = z.object({
  tipId: idSchema,
  match: matchSummarySchema,
  market: tipMarketSchema,
  vip: z.boolean(),
  /** `model` is the demo's simple model; the screen has to disclose it. */
  tipster: z.object({ kind: z.enum(['editor', 'model']), name: z.string() }),
  publishedAt: instantSchema,
  /** Computed after the match from the prices of the time, as in the demo's history; never a record of real advice. */
  replayed: z.boolean(),
  /** Null for a VIP tip until its match is over. */
  pick: tipPickSchema.nullable(),
  settlement: z
    .object({
      result: z.enum(tipResults),
      /** In units. */
      profit: z.number(),
      settledAt: instantSchema,
      /** 1, plus one for each correction of the result. */
      revision: z.int(),
    })
    .nullable(),
});

export const tipsUpcomingRequestSchema = z.object({
  sport: sportSchema.optional(),
  ...tipPageRequest,
});
export const tipsUpcomingSchema = z.object({
  /** Matches that are not over, in order of kick-off. */
  rows: z.array(tipSchema),
  tournaments: z.array(tournamentSchema),
  cursor: z.string().nullable(),
});

export const tipsHistoryRequestSchema = z.object({
  /** Days back from now, by kick-off. */
  window: z.enum(tipWindows).default('30'),
  sport: sportSchema.optional(),
  market: tipMarketSchema.optional(),
  league: idSchema.optional(),
  ...tipPageRequest,
});

/** Voids only count in `n`: their stakes were never at risk. */
export const tipTotalsSchema = z.object({
  n: z.int(),
  wins: z.int(),
  halfWins: z.int(),
  pushes: z.int(),
  halfLosses: z.int(),
  losses: z.int(),
  voids: z.int(),
  staked: z.number(),
  profit: z.number(),
  /** Profit divided by settled stakes; null if none is settled. */
  yield: z.number().nullable(),
  /** (W + ½HW) / (W + HW + HL + L); null if the denominator is 0. */
  winRate: z.number().nullable(),
});

export const tipsHistorySchema = z.object({
  /** Past matches are still being imported, so computed figures will change. */
  filling: z.boolean().optional(),
  totals: tipTotalsSchema,
  byMarket: z.array(tipTotalsSchema.extend({ market: tipMarketSchema })),
  byLeague: z.array(tipTotalsSchema.extend({ tournamentId: idSchema })),
  byWindow: z.array(tipTotalsSchema.extend({ window: z.enum(tipWindows) })),
  /** Cumulative profit, one point per day of kick-off (UTC). */
  series: z.array(z.object({ date: z.iso.date(), profit: z.number(), n: z.int() })),
  /** Newest kick-off first. */
  rows: z.array(tipSchema),
  tournaments: z.array(tournamentSchema),
  cursor: z.string().nullable(),
});
