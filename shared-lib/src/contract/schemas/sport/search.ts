import { z } from 'zod';

import { idSchema, sportSchema, tournamentSchema } from '../match';

export const searchTextLimits = { min: 2, max: 200 } as const;

/** The operation checks the length, because too short and too long have different messages. */
export const searchRequestSchema = z.object({
  text: z.string(),
  sport: sportSchema.optional(),
});

export const teamHitSchema = z.object({
  competitorId: idSchema,
  sport: sportSchema,
  name: z.string(),
  slug: z.string(),
  countryCode: z.string().nullable(),
  /** The club's two crest colours, `#rrggbb`; absent if unknown. */
  colours: z.tuple([z.string(), z.string()]).optional(),
});

export const playerHitSchema = z.object({
  playerId: idSchema,
  sport: sportSchema,
  name: z.string(),
  slug: z.string(),
  team: z.object({ competitorId: idSchema, name: z.string() }).nullable(),
});

/** A search result that was opened; popularity counts only these. */
export const searchOpenedRequestSchema = z.object({
  kind: z.enum(['team', 'league', 'player']),
  targetId: idSchema,
});

export const searchSchema = z.object({
  teams: z.array(teamHitSchema),
  leagues: z.array(tournamentSchema),
  players: z.array(playerHitSchema),
});
