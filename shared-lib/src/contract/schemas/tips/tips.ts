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
  /** A handicap is the home side's; `home` of a total is over. */
  line: z.number(),
  /** The price it was published at, which it is settled by. */
  price: z.number(),
  bookmaker: z.string(),
  /** Units. */
  stake: z.number(),
  /** By language code. */
  reason: z.record(z.string(), z.string()),
});

export const tipSchema = z.object({
  tipId: idSchema,
  match: matchSummarySchema,
  market: tipMarketSchema,
  vip: z.boolean(),
  /** `model`: the demo's plain model, which the screen has to say. */
  tipster: z.object({ kind: z.enum(['editor', 'model']), name: z.string() }),
  publishedAt: instantSchema,
  /** Worked out after the match from the prices of the time, as the demo's history is; never a record of advice given. */
  replayed: z.boolean(),
  /** Null while a VIP tip's match is not over. */
  pick: tipPickSchema.nullable(),
  settlement: z
    .object({
      result: z.enum(tipResults),
      /** Units. */
      profit: z.number(),
      settledAt: instantSchema,
      /** 1, and one more for each correction of the result. */
      revision: z.int(),
    })
    .nullable(),
});

export const tipsUpcomingRequestSchema = z.object({
  sport: sportSchema.optional(),
  ...tipPageRequest,
});
export const tipsUpcomingSchema = z.object({
  /** Of matches that are not over, in order of kick-off. */
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

/** Voids count in `n` alone: their stakes were never at risk. */
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
  /** Profit by stakes settled; null where none was. */
  yield: z.number().nullable(),
  /** (W + ½HW) / (W + HW + HL + L); null where there is none of them. */
  winRate: z.number().nullable(),
});

export const tipsHistorySchema = z.object({
  /** Past matches are still being added, so that what is counted from them changes. */
  filling: z.boolean().optional(),
  totals: tipTotalsSchema,
  byMarket: z.array(tipTotalsSchema.extend({ market: tipMarketSchema })),
  byLeague: z.array(tipTotalsSchema.extend({ tournamentId: idSchema })),
  byWindow: z.array(tipTotalsSchema.extend({ window: z.enum(tipWindows) })),
  /** Profit of all until then, a point a day of kick-off (UTC). */
  series: z.array(z.object({ date: z.iso.date(), profit: z.number(), n: z.int() })),
  /** Newest kick-off first. */
  rows: z.array(tipSchema),
  tournaments: z.array(tournamentSchema),
  cursor: z.string().nullable(),
});
