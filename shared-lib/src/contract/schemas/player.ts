import { z } from 'zod';

import { playerCardSchema, resultRowSchema, teamCardSchema, transferSchema } from './cards';
import { dateSchema, idSchema, sportSchema, tournamentSchema } from './match';
import { preferredFeet } from '../sport';

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
  matches: z.array(resultRowSchema.extend({ values: z.record(z.string(), z.number()) })),
  transfers: z.array(transferSchema),
  /** Past matches are still being added, so that what is counted from them changes. */
  filling: z.boolean().optional(),
});
