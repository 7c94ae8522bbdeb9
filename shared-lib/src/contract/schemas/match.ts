import { z } from 'zod';

import { matchStatuses, sports } from '../sport';

export const sportSchema = z.enum(sports);
export const idSchema = z
  .int()
  .positive()
  .max(2 ** 31 - 1);
/** Neither PostgreSQL nor the calendar has a year 0. */
const noYearZero = /^(?!0000)/;
/** ISO 8601 in UTC. */
export const instantSchema = z.iso.datetime().regex(noYearZero);
/** A client's id of its own change, so that repeated deliveries apply it only once. */
export const clientIdSchema = z.union([z.string().min(1).max(64), z.int().transform(String)]);
/** A calendar day, `2026-11-21`. */
export const dateSchema = z.iso.date().regex(noYearZero);
/** An IANA zone name, `Europe/Madrid`; the operation checks that it exists. */
export const timeZoneSchema = z.string().min(1).max(64);

/**
 * Clock of a match. `period`: 1 and 2 halves, 3 and 4 extra time, 5 penalties; in basketball 1 to 4 quarters, 5 and up overtimes.
 * Football: `minute` as displayed (67 for 66:00 to 66:59), `added` minutes past 45, 90, 105 or 120, `seconds` elapsed in the
 * period at `at`. Basketball: `seconds` left in the period at `at`.
 */
export const clockSchema = z.object({
  period: z.int().min(1),
  minute: z.int().optional(),
  added: z.int().optional(),
  seconds: z.number().optional(),
  running: z.boolean(),
  at: instantSchema,
});

export const sideSchema = z.object({
  competitorId: idSchema,
  name: z.string(),
  /** Null before the start, or if unknown. */
  score: z.int().nullable(),
  /** Points of each period, not cumulative: their sum is the score. */
  periods: z.array(z.int()),
  redCards: z.int().min(0),
  /** The club's two crest colours, `#rrggbb`; absent if unknown. */
  colours: z.tuple([z.string(), z.string()]).optional(),
});

export const pricesSchema = z.object({
  home: z.number(),
  draw: z.number().optional(),
  away: z.number(),
});

/** Decimal prices of the brand's bookmaker in the sport's main market. */
export const summaryOddsSchema = z.object({
  bookmakerId: idSchema,
  market: z.enum(['1x2', 'moneyline']),
  opening: pricesSchema,
  current: pricesSchema,
});

export const matchSummarySchema = z.object({
  eventId: idSchema,
  sport: sportSchema,
  tournamentId: idSchema,
  startTime: instantSchema,
  /** True if only the day is known; `startTime` is then any time of that day. */
  timeUnknown: z.boolean().optional(),
  status: z.enum(matchStatuses),
  /** The provider's own word for a state that is `unknown` here. */
  statusWord: z.string().optional(),
  clock: clockSchema.nullable(),
  home: sideSchema,
  away: sideSchema,
  odds: summaryOddsSchema.nullable(),
  revision: z.int().min(0),
});

export const tournamentSchema = z.object({
  tournamentId: idSchema,
  sport: sportSchema,
  name: z.string(),
  slug: z.string(),
  category: z.object({
    categoryId: idSchema,
    name: z.string(),
    slug: z.string(),
    /** ISO 3166-1 alpha-2 in lower case, or a code like `gb-eng`; null for international competitions. */
    countryCode: z.string().nullable(),
  }),
  /** Sort order, lowest first. */
  priority: z.int(),
  hasStandings: z.boolean(),
});

export const matchListRequestSchema = z.object({
  sport: sportSchema,
  date: dateSchema,
  timeZone: timeZoneSchema,
  order: z.enum(['league', 'time']).default('league'),
});

export const matchListSchema = z.object({
  date: dateSchema,
  leagues: z.array(
    z.object({ tournament: tournamentSchema, matches: z.array(matchSummarySchema) }),
  ),
  serverTime: instantSchema,
  /** The `matches:{sport}` sequence number these matches are current to; absent if unknown. */
  liveSeq: z.int().positive().optional(),
});

export const matchCalendarRequestSchema = z.object({
  sport: sportSchema,
  /** `2026-11` */
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
  timeZone: timeZoneSchema,
  eventIds: z.array(idSchema).max(2000).optional(),
});

export const matchCalendarSchema = z.object({
  /** Only days with matches; `subscribed` counts those among the request's `eventIds`. */
  days: z.array(
    z.object({ date: dateSchema, matches: z.int(), live: z.int(), subscribed: z.int() }),
  ),
});
