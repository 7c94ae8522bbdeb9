import { localStore, readCookie, readText, writeCookie, writeText } from '../device';

/** Where the user's choice lies, in local storage and in a cookie for the server's own decision. */
export const languageKey = 'mp-lan';

/** The stored choice: a language code, `system`, or null where there is none. */
export const readStoredLanguage = (): string | null =>
  readText(localStore(), languageKey) ?? readCookie(languageKey);

/** Keeps a choice, a language code or `system`. */
export function storeLanguage(choice: string): void {
  writeText(localStore(), languageKey, choice);
  writeCookie(languageKey, choice);
}
