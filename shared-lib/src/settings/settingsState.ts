import type { SettingChange, Settings } from './settings';

export interface SettingsState {
  values: Settings;
  /** What the account does not know yet: the last change of each key, oldest first. */
  log: SettingChange[];
  /** The account the log belongs to; null while it is a visitor's. */
  owner: number | null;
  /** What an account that was signed out here has not been told, by user id. */
  unsent: Record<number, SettingChange[]>;
  /** Until when members who used this device want no betting content, by user id. */
  excluded: Record<number, string>;
}
