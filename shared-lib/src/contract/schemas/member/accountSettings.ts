import { z } from 'zod';

import { readId } from '../../id';
import type { MatchNotifyKey } from '../../member/pushTypes';
import { settingFits, settingKeys } from '../../member/settingValues';
import { changesPerCall, outcomeSchema } from './favourites';
import { clientIdSchema, instantSchema } from '../match';

/** Each match has its own setting, so that two devices can change different matches at the same time. */
const matchKeySchema = z.custom<MatchNotifyKey>(
  (key) => typeof key === 'string' && readId(/^notifyMatch:(\d+)$/.exec(key)?.[1]) !== undefined,
);
const keySchema = z.union([z.enum(settingKeys), matchKeySchema]);
const valueSchema = z.union([z.boolean(), z.string().max(64), z.array(z.string().max(64)).max(16)]);

export const settingsChangeRequestSchema = z.object({
  changes: z
    .array(
      z
        .object({
          id: clientIdSchema,
          key: keySchema,
          value: valueSchema,
          at: instantSchema,
        })
        .refine(({ key, value }) => settingFits(key, value), { path: ['value'] }),
    )
    .max(changesPerCall),
});

export const accountSettingsSchema = z.object({
  settings: z.partialRecord(keySchema, z.object({ value: valueSchema, at: instantSchema })),
  /** Until when the member has switched off betting content. */
  excludedUntil: instantSchema.nullable().optional(),
});
export const settingsChangedSchema = accountSettingsSchema.extend(outcomeSchema.shape);
