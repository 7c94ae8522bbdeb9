import { z } from 'zod';

import { playerCardSchema, teamCardSchema } from './cards';
import { idSchema, matchSummarySchema, tournamentSchema } from '../match';
import { insightSchema } from './matchSections';
import { stageKinds } from '../../sport';

export const leagueRequestSchema = z.object({
  tournamentId: idSchema,
  season: z.string().max(16).optional(),
});
export const leagueDetailSchema = z.object({
  tournament: tournamentSchema,
  season: z.string(),
  seasons: z.array(z.string()),
  /** Past matches are still being imported, so computed figures will change. */
  filling: z.boolean().optional(),
  rounds: z.array(
    z.object({
      roundId: idSchema,
      number: z.int(),
      name: z.string(),
      stage: z.enum(stageKinds),
      current: z.boolean(),
    }),
  ),
  sections: z.array(
    z.enum([
      'standings',
      'bracket',
      'matches',
      'top-players',
      'top-teams',
      'transfers',
      'insights',
    ]),
  ),
  /** Knock-out ties in order of play; both legs of a tie are together. */
  bracket: z.array(
    z.object({
      round: z.string(),
      ties: z.array(
        z.object({
          home: teamCardSchema.nullable(),
          away: teamCardSchema.nullable(),
          legs: z.array(matchSummarySchema),
          winner: idSchema.nullable(),
        }),
      ),
    }),
  ),
});
export const leagueMatchesRequestSchema = leagueRequestSchema.extend({
  /** Round id; defaults to all rounds. */
  round: idSchema.optional(),
  cursor: z.string().max(64).optional(),
  limit: z.int().min(1).max(100).default(50),
});
export const leagueMatchesSchema = z.object({
  matches: z.array(matchSummarySchema),
  cursor: z.string().nullable(),
});
export const leagueTopPlayersSchema = z.object({
  boards: z.array(
    z.object({
      key: z.string(),
      rows: z.array(
        z.object({
          player: playerCardSchema,
          team: teamCardSchema.nullable(),
          value: z.number(),
          matches: z.int(),
        }),
      ),
    }),
  ),
});
export const leagueTopTeamsSchema = z.object({
  boards: z.array(
    z.object({
      key: z.string(),
      rows: z.array(z.object({ team: teamCardSchema, value: z.number(), matches: z.int() })),
    }),
  ),
});

export const leagueInsightsSchema = z.object({
  matches: z.array(z.object({ match: matchSummarySchema, insights: z.array(insightSchema) })),
});
