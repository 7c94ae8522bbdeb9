import { localStore, readCookie, readText, writeCookie, writeText } from '../device';

/** Key of the user's choice, in local storage and in a cookie for the server. */
export const languageKey = 'mp-lan';

/** The stored choice: a language code, `system`, or null if there is none. */
export const readStoredLanguage = (): string | null =>
  readText(localStore(), languageKey) ?? readCookie(languageKey);

/** Stores a choice: a language code or `system`. */
export function storeLanguage(choice: string): void {
  writeText(localStore(), languageKey, choice);
  writeCookie(languageKey, choice);
}
