import i18next, { type BackendModule, type FormatterModule, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { type LanguageData, languageOf, learnLanguage, regionalTag } from '../contract';
import { formatNumber } from '../format/numbers';
import { namesNamespace } from './names';

/** Loads a namespace's texts in a language: the remote's `locales/{lang}.json`. */
export type LoadTexts = (namespace: string, language: string) => Promise<ResourceLanguage>;

interface I18nOptions {
  /** Code of the page's language. */
  language: string;
  load: LoadTexts;
}

export const sharedNamespace = 'shared';

/** English uses national teams' own names, so only other languages load the table. */
async function withNations(
  language: string,
  texts: Promise<ResourceLanguage>,
): Promise<ResourceLanguage> {
  const table = import('../contract/naming/nations').catch(() => ({}));
  await learnMissing(language);
  return { ...(await texts), ...(await table) };
}

/** Most languages have no such file, because every browser knows them. */
async function learnMissing(language: string): Promise<void> {
  const file = import(`../../locales/cldr/${language}.json`) as Promise<{ default: LanguageData }>;
  const data = await file.catch(() => null);
  if (data) learnLanguage(languageOf(language).tag, data.default);
}

const backend = (load: LoadTexts): BackendModule => ({
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    const texts = load(namespace, language);
    const whole =
      namespace === namesNamespace && language !== 'en' ? withNations(language, texts) : texts;
    whole.then(
      (texts) => done(null, texts),
      (reason: unknown) => done(reason instanceof Error ? reason : String(reason), false),
    );
  },
});

/** Fallback of a missing text: the key's last word in plain letters, never the key itself. */
export function wordsOfKey(key: string): string {
  const last = key.split(/[.:]/).at(-1) ?? '';
  const words = last
    .replace(/(_ordinal)?_(zero|one|two|few|many|other)$/, '')
    .replace(/([A-Z])/g, ' $1');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** Formats a count, `38,295`. Other values stay as given: a year has no thousands separator. */
const counts: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _, language, options) =>
    options?.interpolationkey === 'count' && typeof value === 'number'
      ? formatNumber(value, regionalTag(language ?? currentLanguage(), navigator.languages))
      : String(value),
};

/** Starts i18next with only the page's language. Resolves when the shared namespace has loaded. */
export async function initI18n({ language, load }: I18nOptions): Promise<void> {
  await i18next
    .use(backend(load))
    .use(counts)
    .use(initReactI18next)
    .init({
      lng: language,
      // The language is set synchronously; only the texts load asynchronously.
      initAsync: false,
      fallbackLng: false,
      load: 'currentOnly',
      ns: [sharedNamespace, namesNamespace],
      defaultNS: sharedNamespace,
      interpolation: { escapeValue: false, alwaysFormat: true },
      react: { useSuspense: false },
      parseMissingKeyHandler: wordsOfKey,
    });
}

/** Loads a remote's namespaces in the page's language. Await it before rendering the remote. */
export const loadNamespaces = (namespaces: readonly string[]): Promise<void> =>
  i18next.loadNamespaces(namespaces);

/** Replaces a namespace's texts with ones loaded elsewhere. */
export const putTexts = (namespace: string, language: string, texts: object): void =>
  void i18next.addResourceBundle(language, namespace, texts, false, true);

/** Loads all namespaces in use in another language, then switches the page's texts and text direction. */
export async function changeLanguage(language: string): Promise<void> {
  await i18next.changeLanguage(language);
  const { tag, dir } = languageOf(language);
  Object.assign(document.documentElement, { lang: tag, dir });
}

/** Code of the page's language. */
export const currentLanguage = (): string => i18next.language ?? 'en';

/** Translates a key of the shared namespace outside of a component. */
export const translateShared = (key: string, values?: Record<string, string | number>): string =>
  i18next.t(key, { ...values, ns: sharedNamespace });
