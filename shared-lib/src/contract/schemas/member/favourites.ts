import { z } from 'zod';

import {
  clientIdSchema,
  idSchema,
  instantSchema,
  matchSummarySchema,
  sportSchema,
  tournamentSchema,
} from '../match';
import { playerHitSchema, teamHitSchema } from '../sport/search';

/** Maximum number of changes per call: as many as fit into 64 KiB. */
export const changesPerCall = 500;

export const favouriteKinds = ['team', 'league', 'player'] as const;

const changeSchema = z.object({
  id: clientIdSchema,
  op: z.enum(['add', 'remove']),
  targetId: idSchema,
  sport: sportSchema,
  at: instantSchema,
});
const favouriteChangeSchema = changeSchema.extend({ kind: z.enum(favouriteKinds) });
const subscriptionChangeSchema = changeSchema.extend({ kind: z.literal('match') });

export const favouritesChangeRequestSchema = z.object({
  changes: z.array(favouriteChangeSchema).max(changesPerCall),
});
export const subscriptionsChangeRequestSchema = z.object({
  changes: z.array(subscriptionChangeSchema).max(changesPerCall),
});

export const favouriteSchema = z.object({
  kind: z.enum(favouriteKinds),
  targetId: idSchema,
  sport: sportSchema,
  at: instantSchema,
  name: z.string(),
  slug: z.string(),
  countryCode: z.string().nullable(),
  /** Only for teams. */
  colours: z.tuple([z.string(), z.string()]).optional(),
});
export const subscriptionSchema = z.object({
  kind: z.literal('match'),
  targetId: idSchema,
  sport: sportSchema,
  at: instantSchema,
  /** "Arsenal – Chelsea" */
  name: z.string(),
  startTime: instantSchema,
});

/** Ids of the changes that are applied now or were before, and of those skipped because their target does not exist. */
export const outcomeSchema = z.object({
  applied: z.array(z.string()),
  skipped: z.array(z.string()).optional(),
});
export const favouritesSchema = z.object({ favourites: z.array(favouriteSchema) });
export const favouritesChangedSchema = favouritesSchema.extend(outcomeSchema.shape);
export const subscriptionsSchema = z.object({ subscriptions: z.array(subscriptionSchema) });
export const subscriptionsChangedSchema = subscriptionsSchema.extend(outcomeSchema.shape);

export const popularRequestSchema = z.object({ sport: sportSchema });
/** Without coordinates the answer is empty. */
export const nearbyRequestSchema = z.object({
  sport: sportSchema,
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
});
export const popularSchema = z.object({
  teams: z.array(teamHitSchema),
  leagues: z.array(tournamentSchema),
  players: z.array(playerHitSchema),
});
export const nearbySchema = z.object({ teams: z.array(teamHitSchema) });

export const followedMatchesRequestSchema = z.object({
  sport: sportSchema,
  teams: z.array(idSchema).max(100).default([]),
  leagues: z.array(idSchema).max(50).default([]),
  players: z.array(idSchema).max(50).default([]),
  /** Subscribed matches. */
  matches: z.array(idSchema).max(100).default([]),
});
export const followedMatchesSchema = z.object({ matches: z.array(matchSummarySchema) });

export const popularSearchesSchema = z.object({ searches: z.array(z.string()) });
