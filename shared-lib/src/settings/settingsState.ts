import type { SettingChange, Settings } from './settings';

export interface SettingsState {
  values: Settings;
  /** Changes not sent to the account yet: the latest per key, oldest first. */
  log: SettingChange[];
  /** User id of the account the log belongs to; null for a visitor. */
  owner: number | null;
  /** Unsent changes of accounts that signed out here, by user id. */
  unsent: Record<number, SettingChange[]>;
  /** End of the self-exclusion of members who used this device, by user id. */
  excluded: Record<number, string>;
}
