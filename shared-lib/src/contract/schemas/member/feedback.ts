import { z } from 'zod';

import { clientIdSchema } from '../match';

export const feedbackIntents = ['problem', 'general', 'improvement', 'vip'] as const;
export const longestFeedback = 5000;

export const feedbackRequestSchema = z.object({
  /** A sender who may send it again names it, so that it counts once; without it the server does. */
  id: clientIdSchema.optional(),
  intent: z.enum(feedbackIntents),
  email: z.string().max(254),
  message: z.string().min(1).max(longestFeedback),
  /** Ids of screenshots that were sent before. */
  screenshots: z.array(z.string().max(64)).max(5).default([]),
  /** Nobody sees this field: whoever fills it in is no person. */
  website: z.string().max(500).default(''),
});
export const feedbackSchema = z.object({ id: z.string() });
