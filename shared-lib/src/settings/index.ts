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
  /** Its name in builds of before, which run beside this shell. */
  exclusionReceived as exclusionTold,
  settingChanged,
  settingsReplaced,
  settingsSlice,
} from './settingsSlice';
export type { SettingsState } from './settingsState';
export { useExcludedUntil } from './useExcludedUntil';
export { useSetting } from './useSetting';
