import { z } from 'zod';

/** When the member created the key of their private calendar; null without one. */
export const calendarKeySchema = z.object({ createdAt: z.iso.datetime().nullable() });
/** The new key. The server stores only its hash, so no later answer contains it. */
export const newCalendarKeySchema = z.object({
  key: z.string().regex(/^[\w-]{43}$/),
  createdAt: z.iso.datetime(),
});
