import { localStore, readJson, writeCookie, writeJson } from '../device';
import { readStoredLanguage, storeLanguage } from '../i18n/storedLanguage';
import { defaultSettings, type Settings } from './settings';
import type { SettingsState } from './settingsState';

/** Local storage key of all settings but the language, which is stored as `mp-lan`. */
export const settingsKey = 'settings';

interface Stored {
  values?: Partial<Settings>;
  log?: SettingsState['log'];
  owner?: SettingsState['owner'];
  unsent?: SettingsState['unsent'];
  excluded?: SettingsState['excluded'];
}

/** Reads the settings stored on this device. Missing ones get the brand's defaults, then the general ones. */
export function readSettings(ofBrand: Partial<Settings> = {}): SettingsState {
  const stored = readJson<Stored>(localStore(), settingsKey);
  const language = readStoredLanguage() ?? defaultSettings.language;
  const values = { ...defaultSettings, ...ofBrand, ...stored?.values, language };
  return {
    values,
    log: stored?.log ?? [],
    owner: stored?.owner ?? null,
    unsent: stored?.unsent ?? {},
    excluded: stored?.excluded ?? {},
  };
}

/** Cookie of the chosen theme, for the server's first paint. */
export const themeCookie = 'theme';

export function writeSettings({ values, ...rest }: SettingsState): void {
  const { language, ...others } = values;
  writeCookie(themeCookie, values.theme);
  if (language !== (readStoredLanguage() ?? defaultSettings.language)) storeLanguage(language);
  writeJson(localStore(), settingsKey, { values: others, ...rest } satisfies Stored);
}
