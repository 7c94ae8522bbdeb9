import {
  pushTypes,
  type MatchNotify,
  type MatchNotifyKey,
  type PushType,
  type Sport,
} from '../contract';
import type { OddsFormat } from '../format';

export type PrimaryTab = 'scores' | 'discover' | 'favourites' | 'me';
/** 18:30 or 6:30 pm. */
export type TimeFormat = 'h23' | 'h12';
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
  timeFormat: TimeFormat;
  spoilerFree: boolean;
  sound: boolean;
  /** What a notification is sent for. */
  notifyTypes: PushType[];
  /** Whether who is VIP is told of new VIP tips. */
  notifyVipTips: boolean;
  /** What is told of a match for which something else was chosen. */
  [ofMatch: MatchNotifyKey]: MatchNotify;
}
export type SettingKey = keyof Settings;

export const defaultSettings: Settings = {
  primarySport: 'football',
  primaryTab: 'scores',
  language: 'system',
  showOdds: true,
  oddsFormat: 'decimal',
  theme: 'system',
  timeFormat: 'h23',
  spoilerFree: false,
  sound: false,
  notifyTypes: [...pushTypes],
  notifyVipTips: true,
};

/** A change as `settings/change` takes it: applied once by its id, the newer `at` wins. */
export interface SettingChange {
  id: string;
  key: SettingKey;
  value: Settings[SettingKey];
  at: string;
}
