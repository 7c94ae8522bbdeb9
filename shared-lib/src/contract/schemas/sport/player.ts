import { z } from 'zod';

import { playerCardSchema, resultRowSchema, teamCardSchema, transferSchema } from './cards';
import { dateSchema, idSchema, sportSchema, tournamentSchema } from '../match';
import { preferredFeet, shotOutcomes } from '../../sport';

export const playerRequestSchema = z.object({ playerId: idSchema });
export const playerDetailSchema = z.object({
  player: playerCardSchema,
  sport: sportSchema,
  club: teamCardSchema.nullable(),
  nationalTeam: teamCardSchema.nullable(),
  birthDate: dateSchema.nullable(),
  heightCm: z.int().nullable(),
  preferredFoot: z.enum(preferredFeet).nullable(),
  seasons: z.array(
    z.object({
      tournament: tournamentSchema,
      season: z.string(),
      matches: z.int(),
      values: z.record(z.string(), z.number()),
    }),
  ),
  /** The latest matches, newest first; `values` includes `rating` if football's can be computed. */
  matches: z.array(
    resultRowSchema.extend({
      values: z.record(z.string(), z.number()),
      /** The side the player played for. */
      side: z.enum(['home', 'away']).optional(),
    }),
  ),
  /** Shots in these matches with known positions; the player's side attacks towards 100. */
  shots: z
    .array(
      z.object({ x: z.number(), y: z.number(), xg: z.number(), outcome: z.enum(shotOutcomes) }),
    )
    .optional(),
  transfers: z.array(transferSchema),
  /** Past matches are still being imported, so computed figures will change. */
  filling: z.boolean().optional(),
});
