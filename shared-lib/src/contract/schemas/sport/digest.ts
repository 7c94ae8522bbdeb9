import { z } from 'zod';

import { movementsSchema } from './discover';
import { dateSchema, matchSummarySchema, timeZoneSchema, tournamentSchema } from '../match';
import { insightSchema } from './matchSections';

export const digestRequestSchema = z.object({ date: dateSchema, timeZone: timeZoneSchema });

/** What a morning has to tell everybody of both sports: of the day before, and of the day that begins. */
export const digestSchema = z.object({
  date: dateSchema,
  /** Yesterday's result that the prices before kick-off thought least likely; null where no favourite failed. */
  upset: z
    .object({
      match: matchSummarySchema,
      outcome: z.enum(['home', 'draw', 'away']),
      /** Decimal, the last one before kick-off. */
      price: z.number(),
      /** From 0 to 1, without the bookmaker's margin. */
      chance: z.number(),
    })
    .nullable(),
  /** Today's sentence with the largest share, of the larger sample where shares are level. */
  insight: z.object({ match: matchSummarySchema, insight: insightSchema }).nullable(),
  /** The largest movements of the next 24 hours' matches. */
  movers: movementsSchema.shape.rows,
  tournaments: z.array(tournamentSchema),
});
