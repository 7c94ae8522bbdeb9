import { matchNotifyPrefix, pushTypes } from './pushTypes';
import { mainTabs } from './release';
import { isLanguage } from './routing';
import { sports } from './sport';

export const oddsFormats = [
  'decimal',
  'fractional',
  'american',
  'hongKong',
  'malay',
  'indonesian',
] as const;
export type OddsFormat = (typeof oddsFormats)[number];

type Check = (value: unknown) => boolean;

const oneOf =
  (values: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && values.includes(value);
const isBoolean: Check = (value) => typeof value === 'boolean';
const areTypes: Check = (value) =>
  Array.isArray(value) &&
  value.length <= pushTypes.length &&
  value.every((type) => oneOf(pushTypes)(type));

function isZone(value: unknown): boolean {
  if (typeof value !== 'string' || !/^[\w+/-]{1,64}$/.test(value)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
}

/** What each setting of a member may be. */
const checks = new Map<string, Check>(
  Object.entries({
    primarySport: oneOf(sports),
    primaryTab: oneOf(mainTabs),
    language: (value) => value === 'system' || (typeof value === 'string' && isLanguage(value)),
    showOdds: isBoolean,
    listPrices: isBoolean,
    oddsFormat: oneOf(oddsFormats),
    theme: oneOf(['system', 'light', 'dark']),
    timeFormat: oneOf(['system', 'h23', 'h12']),
    timeZone: (value) => value === 'system' || isZone(value),
    spoilerFree: isBoolean,
    sound: isBoolean,
    notifyTypes: areTypes,
    notifyVipTips: isBoolean,
  } satisfies Record<string, Check>),
);
const isMatchChoice: Check = (value) => value === 'usual' || areTypes(value);

/** Whether a setting may have this value; false for a key that is none. */
export function settingFits(key: string, value: unknown): boolean {
  const check = key.startsWith(matchNotifyPrefix) ? isMatchChoice : checks.get(key);
  return check?.(value) ?? false;
}
