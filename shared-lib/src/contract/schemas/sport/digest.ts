import { z } from 'zod';

import { movementsSchema } from './discover';
import { dateSchema, matchSummarySchema, timeZoneSchema, tournamentSchema } from '../match';
import { insightSchema } from './matchSections';

export const digestRequestSchema = z.object({ date: dateSchema, timeZone: timeZoneSchema });

/** The morning digest of both sports, the same for everyone: the previous day and the day ahead. */
export const digestSchema = z.object({
  date: dateSchema,
  /** Yesterday's least likely result by the prices before kick-off; null if every favourite won. */
  upset: z
    .object({
      match: matchSummarySchema,
      outcome: z.enum(['home', 'draw', 'away']),
      /** Decimal, the last price before kick-off. */
      price: z.number(),
      /** From 0 to 1, without the bookmaker's margin. */
      chance: z.number(),
    })
    .nullable(),
  /** Today's insight with the largest share, and on a tie with the larger sample. */
  insight: z.object({ match: matchSummarySchema, insight: insightSchema }).nullable(),
  /** Largest price movements in matches of the next 24 hours. */
  movers: movementsSchema.shape.rows,
  tournaments: z.array(tournamentSchema),
});
