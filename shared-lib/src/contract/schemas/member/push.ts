import { z } from 'zod';

import { pushTypes } from '../../member/pushTypes';
import { clientIdSchema, idSchema } from '../match';

const typesSchema = z.array(z.enum(pushTypes)).max(pushTypes.length);

/** A browser, by its push service's endpoint. */
const webTarget = {
  endpoint: z.url().max(2048),
  keys: z.object({ p256dh: z.string().max(256), auth: z.string().max(64) }),
};
/** An app, by its token from Firebase Cloud Messaging. */
const fcmToken = z
  .string()
  .min(16)
  .max(4096)
  .regex(/^[\w:.-]+$/);

const wanted = {
  id: clientIdSchema,
  types: typesSchema,
  language: z.string().max(16),
  /** Followed by a visitor; a member's are stored in the account. */
  matches: z.array(idSchema).max(500).default([]),
  teams: z.array(idSchema).max(200).default([]),
  /** Matches with other types than the rest; an empty list mutes the match. */
  matchTypes: z
    .array(z.object({ eventId: idSchema, types: typesSchema }))
    .max(200)
    .default([]),
};

export const pushSubscribeRequestSchema = z.union([
  z.object({ ...webTarget, ...wanted }),
  z.object({ fcmToken, ...wanted }),
]);
export const pushUnsubscribeRequestSchema = z.union([
  z.object({ endpoint: webTarget.endpoint }),
  z.object({ fcmToken }),
]);
