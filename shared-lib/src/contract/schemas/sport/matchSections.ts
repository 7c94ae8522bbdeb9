import { z } from 'zod';

import { playerCardSchema, resultRowSchema, teamCardSchema } from './cards';
import { standingsKinds } from './league';
import { idSchema, instantSchema, matchSummarySchema, tournamentSchema } from '../match';
import {
  awardReasons,
  incidentKinds,
  markets,
  shotBodies,
  shotOutcomes,
  shotSituations,
  stageKinds,
} from '../../sport';

export const eventRequestSchema = z.object({ eventId: idSchema });

export const matchSections = [
  'events',
  'lineups',
  'statistics',
  'odds',
  'h2h',
  'standings',
  'performance',
  'momentum',
  'highlights',
  'insights',
  'player-statistics',
  'tips',
  'shots',
  'ratings',
  'preview',
] as const;

/** Head and information of the match page; `sections` lists those with data, so that empty tabs are hidden. */
export const matchDetailSchema = z.object({
  summary: matchSummarySchema,
  tournament: tournamentSchema,
  season: z.string(),
  stage: z.enum(stageKinds),
  round: z.string().nullable(),
  group: z.string().nullable(),
  home: teamCardSchema,
  away: teamCardSchema,
  venue: z.object({ name: z.string(), city: z.string(), capacity: z.int().nullable() }).nullable(),
  referee: z.string().nullable(),
  attendance: z.int().nullable(),
  neutral: z.boolean(),
  /** Why the result was awarded; null if it was not, or no reason is known. */
  awardReason: z.enum(awardReasons).nullish(),
  /** Basketball: seconds per quarter in this league; null if unknown. */
  quarterSeconds: z.int().nullish(),
  sections: z.array(z.enum(matchSections)),
  /** Past matches of the teams are still being imported, so computed figures will change. */
  filling: z.boolean().optional(),
});

export const incidentSchema = z.object({
  incidentId: idSchema,
  kind: z.enum(incidentKinds),
  side: z.enum(['home', 'away']).nullable(),
  period: z.int(),
  minute: z.int().nullable(),
  added: z.int().nullable(),
  /** Seconds of play since the start. */
  second: z.int().nullish(),
  /** When it was reported during the match; null if only the result was reported. */
  at: instantSchema.nullish(),
  player: playerCardSchema.nullable(),
  otherPlayer: playerCardSchema.nullable(),
  score: z.object({ home: z.int(), away: z.int() }).nullable(),
  removed: z.boolean(),
  /** A `VarDecision`, or the provider's own words. */
  detail: z.string().nullish(),
});
export const matchEventsSchema = z.object({ incidents: z.array(incidentSchema) });

export const lineupSideSchema = z.object({
  formation: z.string().nullable(),
  coach: z.string().nullable(),
  confirmed: z.boolean(),
  starters: z.array(
    playerCardSchema.extend({ grid: z.string().nullable(), captain: z.boolean().optional() }),
  ),
  substitutes: z.array(playerCardSchema),
  missing: z.array(playerCardSchema.extend({ reason: z.string() })),
});
export const matchLineupsSchema = z.object({
  home: lineupSideSchema.nullable(),
  away: lineupSideSchema.nullable(),
});

export const matchStatisticsSchema = z.object({
  periods: z.array(
    z.object({
      /** 0 is the whole match. */
      period: z.int(),
      rows: z.array(z.object({ key: z.string(), home: z.number(), away: z.number() })),
    }),
  ),
});

const market = z.enum([...markets.football, ...markets.basketball]);
const quote = z.object({ home: z.number(), draw: z.number().optional(), away: z.number() });
export const matchOddsSchema = z.object({
  books: z.array(
    z.object({
      bookmakerId: idSchema,
      bookmaker: z.string(),
      market,
      line: z.number(),
      opening: quote,
      openingAt: instantSchema,
      current: quote,
      currentAt: instantSchema,
      /** Newest first, the opening price last. */
      movements: z.array(quote.extend({ at: instantSchema })),
    }),
  ),
});

const tally = z.object({ matches: z.int(), won: z.int(), drawn: z.int(), lost: z.int() });
export const matchH2hSchema = z.object({
  /** Newest first, at most ten; `outcome` is that of the requested match's home side. */
  meetings: z.array(resultRowSchema),
  tally,
});

export const performanceWindows = [5, 10, 20] as const;
export const standingsMoments = ['kickOff', 'now'] as const;
const shownScore = z.int().min(0).max(300);
/**
 * Tables of this match before kick-off, or the current ones with `asOf: 'now'`; `live` is always current. With `score`, the
 * tables before kick-off include this match as if it had ended so.
 */
export const matchStandingsRequestSchema = eventRequestSchema.extend({
  kind: z.enum(standingsKinds).default('all'),
  asOf: z.enum(standingsMoments).default('kickOff'),
  score: z.object({ home: shownScore, away: shownScore }).optional(),
});

const performanceSide = z.object({
  tally,
  /** Goals or points per match. */
  scored: z.number(),
  conceded: z.number(),
  /** Shares from 0 to 1; null in basketball. */
  over25: z.number().nullable(),
  bothScored: z.number().nullable(),
  cleanSheets: z.number().nullable(),
  matches: z.array(resultRowSchema),
});
export const matchPerformanceRequestSchema = z.object({
  eventId: idSchema,
  last: z.union([z.literal(5), z.literal(10), z.literal(20)]).default(5),
  venue: z.enum(['all', 'same']).default('all'),
  /** Only matches of this tournament, for the "this league" section. */
  thisLeague: z.boolean().default(false),
});
export const matchPerformanceSchema = z.object({
  last: z.int(),
  home: performanceSide,
  away: performanceSide,
});

export const matchMomentumSchema = z.object({
  kind: z.enum(['momentum', 'difference']),
  /**
   * Football: one value per minute from -100 (away) to 100 (home). Basketball: the score difference at each change, with `at` in
   * seconds of play.
   */
  points: z.array(z.object({ at: z.number(), value: z.number() })),
  marks: z.array(z.object({ at: z.number(), side: z.enum(['home', 'away']), kind: z.string() })),
  /** Ends of the periods, in the unit of `at`. */
  periods: z.array(z.number()),
});

/** In order of play. */
export const matchShotsSchema = z.object({
  shots: z.array(
    z.object({
      side: z.enum(['home', 'away']),
      period: z.int(),
      minute: z.int(),
      added: z.int().nullable(),
      player: playerCardSchema.nullable(),
      /** `x` from 0 at the shooting side's own goal line to 100 at the other one, `y` from 0 at its left to 100 at its right. */
      x: z.number(),
      y: z.number(),
      /** Probability that such a shot is a goal, 0 to 1. */
      xg: z.number(),
      body: z.enum(shotBodies),
      situation: z.enum(shotSituations),
      outcome: z.enum(shotOutcomes),
    }),
  ),
});

/**
 * Momentum of the last minutes of each football match in play, from -100 (away) to 100 (home); the last value belongs to
 * `minute`.
 */
export const matchPulsesSchema = z.object({
  pulses: z.array(
    z.object({
      eventId: idSchema,
      minute: z.int(),
      values: z.array(z.int()),
      goals: z.array(z.object({ minute: z.int(), side: z.enum(['home', 'away']) })),
    }),
  ),
});

/** From 3 to 10, by the formula in `docs/ratings.md`. */
export const matchRatingsSchema = z.object({
  ratings: z.array(
    z.object({
      player: playerCardSchema,
      side: z.enum(['home', 'away']),
      rating: z.number(),
      minutes: z.int(),
    }),
  ),
  /** Best player of a finished match. */
  bestPlayerId: idSchema.nullable(),
});

export const matchHighlightsSchema = z.object({
  videos: z.array(
    z.object({
      videoId: idSchema,
      title: z.string(),
      url: z.string(),
      provider: z.string(),
      durationSeconds: z.int().nullable(),
    }),
  ),
});

/** An insight with its sample size: the template's key in mf-match's namespace, and its values. */
export const insightSchema = z.object({
  key: z.string(),
  side: z.enum(['home', 'away', 'both']),
  teamName: z.string().nullable(),
  hits: z.int(),
  sample: z.int(),
  line: z.number().nullable(),
});
/** Home-win history: finished matches with the same opening prices (within 0.005, else 0.02). */
export const homeOddsSchema = z.object({
  tolerance: z.number(),
  sample: z.int(),
  homeWins: z.int(),
  draws: z.int(),
  awayWins: z.int(),
  matches: z.array(resultRowSchema),
});
/** From 0 to 1; no draw in basketball. */
const chances = { home: z.number(), draw: z.number().optional(), away: z.number() };
/** Probabilities from the match's current prices without the bookmaker's margin, and from a rating of past results. */
export const matchProbabilitiesSchema = z.object({
  prices: z.object({ method: z.literal('power'), ...chances }).nullable(),
  rating: z
    .object({
      method: z.enum(['dixonColes', 'points']),
      /** Number of league matches it is fitted on. */
      sample: z.int(),
      ...chances,
    })
    .nullable(),
});
export const matchInsightsSchema = z.object({
  insights: z.array(insightSchema),
  homeOdds: homeOddsSchema.nullable(),
  probabilities: matchProbabilitiesSchema.nullable().optional(),
});

export const playerStatisticsSchema = z.object({
  columns: z.array(z.string()),
  home: z.array(
    z.object({
      player: playerCardSchema,
      starter: z.boolean(),
      values: z.record(z.string(), z.number()),
    }),
  ),
  away: z.array(
    z.object({
      player: playerCardSchema,
      starter: z.boolean(),
      values: z.record(z.string(), z.number()),
    }),
  ),
});
