import { matchNotifyPrefix, pushTypes } from './pushTypes';
import { mainTabs } from '../release';
import { isLanguage } from '../routing';
import { sports } from '../sport';
import { isTimeZone } from '../timeZone';

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

/** Validators of each member setting. */
const checks = {
  primarySport: oneOf(sports),
  primaryTab: oneOf(mainTabs),
  language: (value) => value === 'system' || (typeof value === 'string' && isLanguage(value)),
  showOdds: isBoolean,
  listPrices: isBoolean,
  oddsFormat: oneOf(oddsFormats),
  theme: oneOf(['system', 'light', 'dark']),
  timeFormat: oneOf(['system', 'h23', 'h12']),
  timeZone: (value) => value === 'system' || (typeof value === 'string' && isTimeZone(value)),
  spoilerFree: isBoolean,
  sound: isBoolean,
  notifyTypes: areTypes,
  notifyVipTips: isBoolean,
} satisfies Record<string, Check>;

type SettingName = keyof typeof checks;
export const settingKeys = Object.keys(checks) as SettingName[];

const isSetting = (key: string): key is SettingName => Object.hasOwn(checks, key);
const isMatchChoice: Check = (value) => value === 'usual' || areTypes(value);

/** Whether a value is valid for a setting; false for an unknown key. */
export function settingFits(key: string, value: unknown): boolean {
  if (key.startsWith(matchNotifyPrefix)) return isMatchChoice(value);
  return isSetting(key) && checks[key](value);
}
