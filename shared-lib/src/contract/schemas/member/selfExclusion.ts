import { z } from 'zod';

import { instantSchema } from '../match';

const longestMonths = 60;

/** Either a day or a number of months from now; what was asked before is only ever lengthened. */
export const selfExclusionRequestSchema = z.union([
  z.strictObject({ until: instantSchema }),
  z.strictObject({ months: z.int().min(1).max(longestMonths) }),
]);

export const selfExclusionSchema = z.object({
  /** Until when nothing of betting is shown, sold or sent; null for who has asked for nothing. */
  until: instantSchema.nullable(),
});
