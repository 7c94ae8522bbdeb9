import { z } from 'zod';

import { dateSchema, idSchema, matchSummarySchema } from '../match';
import { playerPositions } from '../../sport';

export const teamCardSchema = z.object({
  competitorId: idSchema,
  name: z.string(),
  shortName: z.string(),
  slug: z.string(),
  code: z.string(),
  countryCode: z.string().nullable(),
  /** Two crest colours, `#rrggbb`. */
  colours: z.tuple([z.string(), z.string()]).nullable(),
});

export const playerCardSchema = z.object({
  playerId: idSchema,
  name: z.string(),
  slug: z.string(),
  shirtNumber: z.int().nullable(),
  position: z.enum(playerPositions).nullable(),
  countryCode: z.string().nullable(),
});

/** A finished match in a list. `outcome` is that of the team the list is about, if there is one. */
export const resultRowSchema = z.object({
  match: matchSummarySchema,
  tournament: z.object({
    tournamentId: idSchema,
    name: z.string(),
    /** Distinguishes leagues of the same name when names are localised. */
    category: z.object({ countryCode: z.string().nullable() }).optional(),
  }),
  outcome: z.enum(['W', 'D', 'L']).nullable(),
});

export const transferSchema = z.object({
  transferId: idSchema,
  player: playerCardSchema,
  from: teamCardSchema.nullable(),
  to: teamCardSchema.nullable(),
  date: dateSchema,
  kind: z.enum(['transfer', 'loan', 'loanReturn', 'free', 'draft', 'trade']),
  /** Euros. */
  fee: z.number().nullable(),
});
export const transfersSchema = z.object({
  /** Newest first. */
  transfers: z.array(transferSchema),
});
