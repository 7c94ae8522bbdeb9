import { localStore, readJson, writeJson } from '../device';
import { readStoredLanguage, storeLanguage } from '../i18n/storedLanguage';
import { defaultSettings, type Settings } from './settings';
import type { SettingsState } from './settingsSlice';

/** Local storage key of everything but the language, which lies under `mp-lan`. */
export const settingsKey = 'settings';

interface Kept {
  values?: Partial<Settings>;
  log?: SettingsState['log'];
}

/** The settings kept on this device; defaults for what is missing. */
export function readSettings(): SettingsState {
  const kept = readJson<Kept>(localStore(), settingsKey);
  const language = readStoredLanguage() ?? defaultSettings.language;
  return { values: { ...defaultSettings, ...kept?.values, language }, log: kept?.log ?? [] };
}

export function writeSettings({ values, log }: SettingsState): void {
  const { language, ...others } = values;
  if (language !== (readStoredLanguage() ?? defaultSettings.language)) storeLanguage(language);
  writeJson(localStore(), settingsKey, { values: others, log } satisfies Kept);
}
