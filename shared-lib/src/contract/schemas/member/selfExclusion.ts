import { z } from 'zod';

import { instantSchema } from '../match';

const longestMonths = 60;

/** An end date, or a number of months from now. An existing exclusion can only be extended. */
export const selfExclusionRequestSchema = z.union([
  z.strictObject({ until: instantSchema }),
  z.strictObject({ months: z.int().min(1).max(longestMonths) }),
]);

export const selfExclusionSchema = z.object({
  /** Until when betting content is not shown, sold or sent; null without an exclusion. */
  until: instantSchema.nullable(),
});
