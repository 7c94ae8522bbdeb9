import { z } from 'zod';

import { teamCardSchema } from './cards';
import { idSchema, matchSummarySchema, sportSchema, tournamentSchema } from '../match';
import { averageMetrics } from '../../match/averageMetrics';
import { markets } from '../../sport';

const market = z.enum([...markets.football, ...markets.basketball]);
/** Hours from now in which the match kicks off. */
const within = z
  .int()
  .min(1)
  .max(24 * 14);
const page = {
  cursor: z.string().max(64).optional(),
  limit: z.int().min(1).max(100),
};

/** Leagues with an upcoming match, for the filter; empty on further pages. */
const choices = { leagues: z.array(tournamentSchema) };

export const movementWindows = ['12h', '24h', 'opening'] as const;

export const movementsRequestSchema = z
  .object({
    sport: sportSchema,
    direction: z.enum(['dropping', 'rising', 'all']).default('all'),
    /** Defaults to the sport's main market. */
    market: market.optional(),
    /** Percent of the opening price. */
    threshold: z.number().min(1).max(100).default(7),
    window: z.enum(movementWindows).default('opening'),
    tournamentId: idSchema.optional(),
    bookmakerId: idSchema.optional(),
    within: within.default(24 * 7),
    sort: z.enum(['size', 'kickOff']).default('size'),
    ...page,
    limit: page.limit.default(50),
  })
  .refine((request) => !request.market || isMarketOf(request.sport, request.market), {
    path: ['market'],
    message: 'is not a market of this sport',
  });

function isMarketOf(sport: keyof typeof markets, market: string): boolean {
  return (markets[sport] as readonly string[]).includes(market);
}

const offer = { bookmakerId: idSchema, bookmaker: z.string(), market };
export const movementSchema = z.discriminatedUnion('kind', [
  z.object({
    ...offer,
    kind: z.literal('price'),
    outcome: z.enum(['home', 'draw', 'away']),
    line: z.number(),
    from: z.number(),
    to: z.number(),
    /** Percent, negative if the price fell. */
    change: z.number(),
  }),
  /** The main line itself moved, so the prices cannot be compared. */
  z.object({ ...offer, kind: z.literal('line'), fromLine: z.number(), line: z.number() }),
]);
export const movementsSchema = z.object({
  rows: z.array(
    z.object({
      match: matchSummarySchema,
      mover: movementSchema,
      /** Number of further movements of the match that pass the filters. */
      others: z.int().min(0),
    }),
  ),
  tournaments: z.array(tournamentSchema),
  ...choices,
  /** Bookmakers with a movement in the market; empty on further pages. */
  bookmakers: z.array(z.object({ bookmakerId: idSchema, name: z.string() })),
  cursor: z.string().nullable(),
});

export const averagesRequestSchema = z
  .object({
    sport: sportSchema,
    /** Defaults to the sport's first metric. */
    metric: z.enum(averageMetrics.football).optional(),
    order: z.enum(['highest', 'lowest']).default('highest'),
    tournamentId: idSchema.optional(),
    within: within.default(24),
    limit: page.limit.default(20),
  })
  .refine(
    ({ sport, metric }) => !metric || (averageMetrics[sport] as readonly string[]).includes(metric),
    {
      path: ['metric'],
      message: 'is not a metric of this sport',
    },
  );
export const averagesSchema = z.object({
  /** Past matches are still being imported, so computed figures will change. */
  filling: z.boolean().optional(),
  rows: z.array(
    z.object({
      team: teamCardSchema,
      /** Per match; `winRate` is a share from 0 to 1. */
      value: z.number(),
      /** Number of matches counted: the last five finished competitive ones. */
      sample: z.int(),
      /** The team's next match in the window. */
      match: matchSummarySchema,
    }),
  ),
  tournaments: z.array(tournamentSchema),
  ...choices,
});

export const sameOddsRequestSchema = z.object({
  sport: sportSchema,
  tournamentId: idSchema.optional(),
  within: within.default(24),
  ...page,
  limit: page.limit.default(20),
});
/** Shares from 0 to 1. */
const shares = z.object({ home: z.number(), draw: z.number(), away: z.number() });
export const sameOddsSchema = z.object({
  /** Past matches are still being imported, so computed figures will change. */
  filling: z.boolean().optional(),
  /** In order of kick-off; matches without an opening price are omitted. */
  rows: z.array(
    z.object({
      match: matchSummarySchema,
      /** All opening prices differ by less than this: 0.005, or 0.02 if fewer than five matches were found. */
      tolerance: z.number(),
      /** Number of matches found, at most the last ten. */
      sample: z.int(),
      homeWins: z.int(),
      draws: z.int(),
      awayWins: z.int(),
      /** Null with fewer than five matches. */
      shares: shares.nullable(),
      /** Goals or points of both sides per match; null if none was found. */
      averageTotal: z.number().nullable(),
    }),
  ),
  tournaments: z.array(tournamentSchema),
  ...choices,
  cursor: z.string().nullable(),
});
