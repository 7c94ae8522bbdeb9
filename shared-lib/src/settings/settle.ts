import { settingFits, type AccountSettings } from '../contract';
import { releaseSettings } from './account';
import type { SettingKey, Settings } from './settings';
import type { SettingsState } from './settingsState';

/**
 * Assigns the log to the signed-in account: a visitor's choices are sent with their times, another account's are kept for that
 * account.
 */
export function claimSettings(state: SettingsState, userId: number): SettingsState {
  if (state.owner === userId) return state;
  const own = releaseSettings(state);
  const { [userId]: pending = [], ...unsent } = own.unsent;
  const chosen = new Set(own.log.map(({ key }) => key));
  return {
    ...own,
    owner: userId,
    log: [...pending.filter(({ key }) => !chosen.has(key)), ...own.log],
    unsent,
  };
}

export interface SettingsSettlement {
  settings: AccountSettings;
  /** Ids of the changes that were sent. */
  sent: string[];
}

/** Takes over the account's choices, except for keys changed since. Values unknown to this version are ignored. */
export function settleSettings(state: SettingsState, { settings, sent }: SettingsSettlement) {
  const log = state.log.filter(({ id }) => !sent.includes(id));
  const changed = new Set(log.map(({ key }) => key));
  const entries = Object.entries(settings) as [SettingKey, { value: unknown }][];
  const taken = entries
    .filter(([key, { value }]) => !changed.has(key) && settingFits(key, value))
    .map(([key, { value }]) => [key, value]);
  const values = { ...state.values, ...(Object.fromEntries(taken) as unknown as Settings) };
  return { ...state, log, values };
}
