import {
  mainTabs,
  matchNotifyPrefix,
  pushTypes,
  sports,
  type AccountSettings,
  isLanguage,
} from '../contract';
import { oddsFormats } from '../format';
import type { SettingChange, SettingKey, Settings } from './settings';
import type { SettingsState } from './settingsSlice';

const oneOf = (values: readonly string[]) => (value: unknown) =>
  typeof value === 'string' && values.includes(value);
const isBoolean = (value: unknown) => typeof value === 'boolean';

const areTypes = (value: unknown) => Array.isArray(value) && value.every(oneOf(pushTypes));
const isOfMatch = (key: string) => key.startsWith(matchNotifyPrefix);

const fits: Record<string, (value: unknown) => boolean> = {
  primarySport: oneOf(sports),
  primaryTab: oneOf(mainTabs),
  language: (value) => value === 'system' || (typeof value === 'string' && isLanguage(value)),
  showOdds: isBoolean,
  oddsFormat: oneOf(oddsFormats),
  theme: oneOf(['system', 'light', 'dark']),
  timeFormat: oneOf(['h23', 'h12']),
  spoilerFree: isBoolean,
  sound: isBoolean,
  notifyTypes: areTypes,
  [matchNotifyPrefix]: (value) => value === 'usual' || areTypes(value),
};

/** The log as the signed-in account's: a visitor's choices are sent with their times, another account's are kept for it. */
export function claimSettings(state: SettingsState, userId: number): SettingsState {
  if (state.owner === userId) return state;
  const own = releaseSettings(state);
  const { [userId]: kept = [], ...unsent } = own.unsent;
  const chosen = new Set(own.log.map(({ key }) => key));
  return {
    ...own,
    owner: userId,
    log: [...kept.filter(({ key }) => !chosen.has(key)), ...own.log],
    unsent,
  };
}

/** A visitor's log stays; an account's is kept for it, and what it chose for single matches leaves. */
export function releaseSettings(state: SettingsState): SettingsState {
  const { owner, log, unsent } = state;
  if (owner === null) return state;
  const rest = log.length > 0 ? { ...unsent, [owner]: log } : unsent;
  const kept = Object.entries(state.values).filter(([key]) => !isOfMatch(key));
  const values = Object.fromEntries(kept) as unknown as Settings;
  return { values, owner: null, log: [], unsent: rest };
}

export interface SettingsSettlement {
  settings: AccountSettings;
  /** Ids of the changes that were sent. */
  sent: string[];
}

/** The account's choices, but for keys changed since. A value this version does not know is left out. */
export function settleSettings(state: SettingsState, { settings, sent }: SettingsSettlement) {
  const log = state.log.filter(({ id }) => !sent.includes(id));
  const changed = new Set(log.map(({ key }) => key));
  const entries = Object.entries(settings) as [SettingKey, { value: unknown }][];
  const taken = entries
    .filter(
      ([key, { value }]) =>
        !changed.has(key) && fits[isOfMatch(key) ? matchNotifyPrefix : key]?.(value),
    )
    .map(([key, { value }]) => [key, value]);
  const values = { ...state.values, ...(Object.fromEntries(taken) as unknown as Settings) };
  return { ...state, log, values };
}

/** What two tabs chose at once, from the same `before`: the last choice of each key stands. */
export function mergeSettings(
  stored: SettingsState,
  before: SettingsState,
  now: SettingsState,
): SettingsState {
  const isOwn = ({ id }: SettingChange) => !before.log.some((known) => known.id === id);
  const own = now.log.filter(isOwn);
  const keys = new Set(own.map(({ key }) => key));
  if (now.owner !== before.owner) return now;
  const log = [...stored.log.filter(({ key }) => !keys.has(key)), ...own];
  const chosen = Object.fromEntries(own.map(({ key, value }) => [key, value]));
  return { ...stored, log, values: { ...stored.values, ...chosen } };
}
