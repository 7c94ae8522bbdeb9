export { readSettings, settingsKey, themeCookie, writeSettings } from './keepSettings';
export {
  defaultSettings,
  type PrimaryTab,
  type SettingChange,
  type SettingKey,
  type Settings,
  type Theme,
} from './settings';
export {
  settingChanged,
  settingsReplaced,
  settingsSent,
  settingsSlice,
  type SettingsState,
} from './settingsSlice';
export { useSetting } from './useSetting';
