import { z } from 'zod';

import { clientIdSchema } from '../match';

export const feedbackIntents = ['problem', 'general', 'improvement', 'vip'] as const;
export const longestFeedback = 5000;

export const feedbackRequestSchema = z.object({
  /** Client id that makes retries idempotent; if absent, the server assigns one. */
  id: clientIdSchema.optional(),
  intent: z.enum(feedbackIntents),
  email: z.string().max(254),
  message: z.string().min(1).max(longestFeedback),
  /** Ids of screenshots uploaded before. */
  screenshots: z.array(z.string().max(64)).max(5).default([]),
  /** Hidden honeypot field: only bots fill it in. */
  website: z.string().max(500).default(''),
});
export const feedbackSchema = z.object({ id: z.string() });
