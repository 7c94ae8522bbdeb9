export { readSettings, settingsKey, themeCookie, writeSettings } from './keepSettings';
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
  exclusionTold,
  settingChanged,
  settingsReplaced,
  settingsSlice,
  type SettingsState,
} from './settingsSlice';
export { useExcludedUntil } from './useExcludedUntil';
export { useSetting } from './useSetting';
