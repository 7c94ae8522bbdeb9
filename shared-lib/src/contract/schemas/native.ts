import { z } from 'zod';

import { idSchema } from './match';
import { loginDataSchema } from './member/account';

const pathSchema = z.string().startsWith('/').max(2048);
const nameSchema = z.string().max(200);

/** State of a followed match, for an ongoing notification or a Live Activity. */
export const matchActivitySchema = z.object({
  eventId: idSchema,
  home: nameSchema,
  away: nameSchema,
  homeScore: z.int().min(0),
  awayScore: z.int().min(0),
  /** The clock or the state in the reader's language: `67′`, `Half-time`. */
  status: nameSchema,
  /** The page of the match, without base path and language. */
  path: pathSchema,
  /** The match has ended or is no longer followed: remove it. */
  ended: z.boolean(),
});

/** Requests of the page to the app. `payload` is null where a message carries none. */
export const nativeActionSchemas = {
  goBack: { payload: null, result: z.boolean() },
  jumpPage: {
    payload: z.object({
      path: pathSchema,
      query: z.record(z.string(), z.string()).optional(),
    }),
    result: z.boolean(),
  },
  login: {
    payload: z.object({
      from: z.string().max(2048).optional(),
      silent: z.boolean().optional(),
      /** The inviter's code, which belongs into the `register-login` of a new account. */
      inviteCode: z.string().max(64).optional(),
    }),
    result: loginDataSchema.partial().required({ accessToken: true, userId: true }),
  },
  reload: { payload: null, result: z.boolean() },
  deviceId: { payload: null, result: z.string() },
  share: {
    payload: z.object({ title: nameSchema, url: z.url().max(2048) }),
    result: z.boolean(),
  },
  haptic: { payload: z.object({ kind: z.enum(['goal', 'cancelled']) }), result: z.boolean() },
  matchActivity: { payload: matchActivitySchema, result: z.boolean() },
} as const satisfies Record<string, { payload: z.ZodObject | null; result: z.ZodType }>;
