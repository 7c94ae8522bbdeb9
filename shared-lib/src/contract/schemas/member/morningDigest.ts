import { z } from 'zod';

import { timeZoneSchema } from '../match';

export const digestWays = ['push', 'mail'] as const;

/** Delivery of the morning digest; null without a subscription. */
export const digestChoiceSchema = z.object({ way: z.enum(digestWays).nullable() });
/** Time zone of the morning. */
export const digestChoiceRequestSchema = digestChoiceSchema.extend({ timeZone: timeZoneSchema });
/** Token in the mail's link, so that readers can unsubscribe without signing in. */
export const digestStopRequestSchema = z.object({ token: z.string().regex(/^[\w-]{43}$/) });
