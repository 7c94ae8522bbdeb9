import {
  pushTypes,
  type MatchNotify,
  type MatchNotifyKey,
  type PushType,
  type Sport,
} from '../contract';
import type { OddsFormat } from '../format';

export type PrimaryTab = 'scores' | 'discover' | 'favourites' | 'me';
/** 18:30, 6:30 pm, or as the reader's country has it. */
export type TimeFormat = 'system' | 'h23' | 'h12';
export type Theme = 'system' | 'light' | 'dark';

/** Everything `settings/change` knows by key. */
export interface Settings {
  primarySport: Sport;
  primaryTab: PrimaryTab;
  /** A language code, or `system`. */
  language: string;
  showOdds: boolean;
  /** The three prices of a match on a phone, on a line of their own. */
  listPrices: boolean;
  oddsFormat: OddsFormat;
  theme: Theme;
  timeFormat: TimeFormat;
  /** An IANA zone, or `system`. */
  timeZone: string;
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
  listPrices: false,
  oddsFormat: 'decimal',
  theme: 'system',
  timeFormat: 'system',
  timeZone: 'system',
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
