import { z } from 'zod';

import { playerCardSchema, resultRowSchema, teamCardSchema, transferSchema } from './cards';
import { leagueMatchesSchema } from './leaguePage';
import { dateSchema, idSchema, matchSummarySchema, sportSchema, tournamentSchema } from '../match';

export const teamRequestSchema = z.object({ competitorId: idSchema });
export const teamDetailSchema = z.object({
  team: teamCardSchema,
  sport: sportSchema,
  national: z.boolean(),
  venue: z.object({ name: z.string(), city: z.string(), capacity: z.int().nullable() }).nullable(),
  coach: z.string().nullable(),
  tournaments: z.array(tournamentSchema),
  next: matchSummarySchema.nullable(),
  last: matchSummarySchema.nullable(),
  form: z.array(resultRowSchema),
  /** What has data, so that no empty tab is shown. */
  sections: z.array(z.enum(['matches', 'roster', 'transfers'])).optional(),
  /** Past matches are still being added, so that what is counted from them changes. */
  filling: z.boolean().optional(),
});
export const teamRosterSchema = z.object({
  coach: z.string().nullable(),
  players: z.array(
    playerCardSchema.extend({
      birthDate: dateSchema.nullable(),
      matches: z.int(),
      values: z.record(z.string(), z.number()),
    }),
  ),
});
export const teamTransfersSchema = z.object({
  arrivals: z.array(transferSchema),
  departures: z.array(transferSchema),
});
export const teamMatchesRequestSchema = teamRequestSchema.extend({
  direction: z.enum(['past', 'coming']).default('coming'),
  /** Only matches of this competition, only at home or only away; all without. */
  tournamentId: idSchema.optional(),
  venue: z.enum(['home', 'away']).optional(),
  cursor: z.string().max(64).optional(),
  limit: z.int().min(1).max(50).default(20),
});
export const teamMatchesSchema = leagueMatchesSchema;
