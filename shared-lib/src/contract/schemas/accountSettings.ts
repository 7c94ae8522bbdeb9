import { z } from 'zod';

import { clientIdSchema, instantSchema } from './match';

export const settingKeys = [
  'primarySport',
  'primaryTab',
  'language',
  'showOdds',
  'oddsFormat',
  'theme',
  'timeFormat',
  'spoilerFree',
  'sound',
  'notifyTypes',
] as const;

const valueSchema = z.union([z.boolean(), z.string().max(64), z.array(z.string().max(64)).max(16)]);

export const settingsChangeRequestSchema = z.object({
  changes: z
    .array(
      z.object({
        id: clientIdSchema,
        key: z.enum(settingKeys),
        value: valueSchema,
        at: instantSchema,
      }),
    )
    .max(100),
});

export const accountSettingsSchema = z.object({
  settings: z.partialRecord(
    z.enum(settingKeys),
    z.object({ value: valueSchema, at: instantSchema }),
  ),
});
export const settingsChangedSchema = accountSettingsSchema.extend({ applied: z.array(z.string()) });
