import {
  pushTypes,
  type MatchNotify,
  type MatchNotifyKey,
  type PushType,
  type Sport,
} from '../contract';
import type { OddsFormat } from '../format';

export type PrimaryTab = 'scores' | 'discover' | 'favourites' | 'me';
/** 18:30, 6:30 pm, or as in the reader's country. */
export type TimeFormat = 'system' | 'h23' | 'h12';
export type Theme = 'system' | 'light' | 'dark';

/** All keys of `settings/change`. */
export interface Settings {
  primarySport: Sport;
  primaryTab: PrimaryTab;
  /** A language code, or `system`. */
  language: string;
  showOdds: boolean;
  /** Whether the three prices of a match have a line of their own on a phone. */
  listPrices: boolean;
  oddsFormat: OddsFormat;
  theme: Theme;
  timeFormat: TimeFormat;
  /** An IANA zone, or `system`. */
  timeZone: string;
  spoilerFree: boolean;
  sound: boolean;
  /** Events that send a notification. */
  notifyTypes: PushType[];
  /** Whether a VIP member is notified of new VIP tips. */
  notifyVipTips: boolean;
  /** Notification types of a match that differs from the general setting. */
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

/** A change, in the format of `settings/change`: applied once by its id, the newer `at` wins. */
export interface SettingChange {
  id: string;
  key: SettingKey;
  value: Settings[SettingKey];
  at: string;
}
