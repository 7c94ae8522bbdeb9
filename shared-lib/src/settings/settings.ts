import type { Sport } from '../contract';
import type { OddsFormat } from '../format';

export type PrimaryTab = 'scores' | 'discover' | 'favourites' | 'me';
export type Theme = 'system' | 'light' | 'dark';

/** Everything `settings/change` knows by key. */
export interface Settings {
  primarySport: Sport;
  primaryTab: PrimaryTab;
  /** A language code, or `system`. */
  language: string;
  showOdds: boolean;
  oddsFormat: OddsFormat;
  theme: Theme;
  spoilerFree: boolean;
  sound: boolean;
}
export type SettingKey = keyof Settings;

export const defaultSettings: Settings = {
  primarySport: 'football',
  primaryTab: 'scores',
  language: 'system',
  showOdds: true,
  oddsFormat: 'decimal',
  theme: 'system',
  spoilerFree: false,
  sound: false,
};

/** A change as `settings/change` takes it: applied once by its id, the newer `at` wins. */
export interface SettingChange {
  id: string;
  key: SettingKey;
  value: Settings[SettingKey];
  at: string;
}
