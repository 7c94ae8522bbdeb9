import type { z } from 'zod';

import { ConfigError } from './brandSettings';
import type { Setting } from './environmentValues';
import { data } from './settings/data';
import { feeds } from './settings/feeds';
import { keys } from './settings/keys';
import { operations } from './settings/operations';
import { services } from './settings/services';
import { site } from './settings/site';

export type Environment = Record<string, string | undefined>;

/** In the order of docs/reference/settings.md. */
export const settingGroups = [site, data, feeds, keys, services, operations];

const settings = {
  ...site.settings,
  ...data.settings,
  ...feeds.settings,
  ...keys.settings,
  ...services.settings,
  ...operations.settings,
} satisfies Record<string, Setting>;

type Settings = typeof settings;
export type Values = { [K in keyof Settings]: z.output<Settings[K]['schema']> };

/** Values by name. Throws a `ConfigError` of one line at the first invalid value; an empty value counts as missing. */
export function readEnvironment(env: Environment): Values {
  const names = Object.keys(settings) as (keyof Settings)[];
  return Object.fromEntries(names.map((name) => [name, readSetting(name, env[name])])) as Values;
}

function readSetting(name: keyof Settings, text: string | undefined): unknown {
  const { schema, expected, secret: hidden }: Setting = settings[name];
  const given = text?.trim() || undefined;
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const shown = hidden
    ? 'the value given (not shown, it may hold a secret)'
    : JSON.stringify(given);
  throw new ConfigError(`Configuration: ${name} must be ${expected}, but is ${shown}.`);
}
