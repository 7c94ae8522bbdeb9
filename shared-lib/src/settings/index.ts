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
  settingChanged,
  settingsClaimed,
  settingsReplaced,
  settingsSettled,
  settingsSlice,
  type SettingsState,
} from './settingsSlice';
export { useSetting } from './useSetting';
