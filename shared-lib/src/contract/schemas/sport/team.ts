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
  /** Sections with data, so that empty tabs are hidden. */
  sections: z.array(z.enum(['matches', 'roster', 'transfers'])).optional(),
  /** Past matches are still being imported, so computed figures will change. */
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
  /** Restricts to one competition, or to home or away matches; defaults to all. */
  tournamentId: idSchema.optional(),
  venue: z.enum(['home', 'away']).optional(),
  cursor: z.string().max(64).optional(),
  limit: z.int().min(1).max(50).default(20),
});
export const teamMatchesSchema = leagueMatchesSchema;
