import { z } from 'zod';

import { idSchema, sportSchema, tournamentSchema } from '../match';

export const searchTextLimits = { min: 2, max: 200 } as const;

/** Length is checked by the operation, so that each end has a message of its own. */
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
  /** The club's two colours, `#rrggbb`, which its crest is drawn in; absent where they are not known. */
  colours: z.tuple([z.string(), z.string()]).optional(),
});

export const playerHitSchema = z.object({
  playerId: idSchema,
  sport: sportSchema,
  name: z.string(),
  slug: z.string(),
  team: z.object({ competitorId: idSchema, name: z.string() }).nullable(),
});

/** Something that was opened from what a search found: what is popular is counted by these alone. */
export const searchOpenedRequestSchema = z.object({
  kind: z.enum(['team', 'league', 'player']),
  targetId: idSchema,
});

export const searchSchema = z.object({
  teams: z.array(teamHitSchema),
  leagues: z.array(tournamentSchema),
  players: z.array(playerHitSchema),
});
