export { readSettings, settingsKey, themeCookie, writeSettings } from './storedSettings';
export {
  defaultSettings,
  type PrimaryTab,
  type SettingChange,
  type SettingKey,
  type Settings,
  type Theme,
  type TimeFormat,
} from './settings';
export {
  exclusionReceived,
  /** Its former name, used by older builds that run in this shell. */
  exclusionReceived as exclusionTold,
  settingChanged,
  settingsReplaced,
  settingsSlice,
} from './settingsSlice';
export type { SettingsState } from './settingsState';
export { useExcludedUntil } from './useExcludedUntil';
export { useSetting } from './useSetting';
