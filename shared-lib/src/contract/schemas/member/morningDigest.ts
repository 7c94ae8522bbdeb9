import { z } from 'zod';

import { timeZoneSchema } from '../match';

export const digestWays = ['push', 'mail'] as const;

/** How a member gets the morning's digest; null for who has not asked for it. */
export const digestChoiceSchema = z.object({ way: z.enum(digestWays).nullable() });
/** The zone is the one whose morning is meant. */
export const digestChoiceRequestSchema = digestChoiceSchema.extend({ timeZone: timeZoneSchema });
/** What the mail's link carries, so that whoever reads it can stop it without logging in. */
export const digestStopRequestSchema = z.object({ token: z.string().regex(/^[\w-]{43}$/) });
