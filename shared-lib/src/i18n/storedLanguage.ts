import { localStore, readCookie, writeCookie } from '../device';

/** Where the user's choice lies, in local storage and in a cookie for the server's own decision. */
export const languageKey = 'mp-lan';

/** The stored choice: a language code, `system`, or null where there is none. */
export const readStoredLanguage = (): string | null =>
  localStore()?.getItem(languageKey) ?? readCookie(languageKey);

/** Keeps a choice, a language code or `system`. */
export function storeLanguage(choice: string): void {
  localStore()?.setItem(languageKey, choice);
  writeCookie(languageKey, choice);
}
