import { itemWhere } from '../lists';

/** A language of the interface. */
export interface LanguageEntry {
  /** Code in paths and in storage. */
  code: string;
  /** Code of the data source; many languages have none and use `en`. */
  tracker: string;
  /** The language's own name for itself. */
  name: string;
  dir: 'ltr' | 'rtl';
  /** BCP-47, for `<html lang>` and `Intl`. */
  tag: string;
}

const rightToLeft = ['he', 'ur'];
const tagOf: Record<string, string> = { jw: 'jv', tl: 'fil' };
const tracked = 'da de el en es fi fr he hr hu it ja ko nb nl pl pt ro ru sr sv th tr zh'.split(
  ' ',
);

const names: Record<string, string> = {
  az: 'Azərbaycanca',
  be: 'Беларуская',
  bg: 'Български',
  bn: 'বাংলা',
  bs: 'Bosanski',
  ca: 'Català',
  cs: 'Čeština',
  da: 'Dansk',
  de: 'Deutsch',
  el: 'Ελληνικά',
  en: 'English',
  es: 'Español',
  et: 'Eesti',
  eu: 'Euskara',
  fi: 'Suomi',
  fr: 'Français',
  he: 'עברית',
  hi: 'हिन्दी',
  hr: 'Hrvatski',
  hu: 'Magyar',
  id: 'Bahasa Indonesia',
  it: 'Italiano',
  ja: '日本語',
  jw: 'Basa Jawa',
  kk: 'Қазақ тілі',
  ko: '한국어',
  lt: 'Lietuvių',
  lv: 'Latviešu',
  ms: 'Bahasa Melayu',
  nb: 'Norsk bokmål',
  ne: 'नेपाली',
  nl: 'Nederlands',
  pl: 'Polski',
  pt: 'Português',
  ro: 'Română',
  ru: 'Русский',
  si: 'සිංහල',
  sr: 'Српски',
  sv: 'Svenska',
  th: 'ไทย',
  tl: 'Filipino',
  tr: 'Türkçe',
  ur: 'اردو',
  uz: 'Oʻzbekcha',
  vi: 'Tiếng Việt',
  zh: '中文',
};

/**
 * Languages with incomplete texts: they have no addresses and are not offered. `npx scoreline languages check` maintains this
 * list.
 */
const unfinished: string[] = [];

/** Languages of the interface, by code. */
export const languages: readonly LanguageEntry[] = Object.entries(names)
  .filter(([code]) => !unfinished.includes(code))
  .map(([code, name]) => ({
    code,
    tracker: tracked.includes(code) ? code : 'en',
    name,
    dir: rightToLeft.includes(code) ? 'rtl' : 'ltr',
    tag: tagOf[code] ?? code,
  }));

/** Whether the interface supports a language code. */
export const isLanguage = (code: string): boolean => languages.some((entry) => entry.code === code);

/** A language by its code; English for an unknown code. */
export const languageOf = (code: string): LanguageEntry =>
  languages.find((entry) => entry.code === code) ??
  itemWhere(languages, ({ code: c }) => c === 'en');

/** Our code for a browser's language tag, `pt-BR` or `jv`; null if we have none. */
export function languageOfTag(tag: string): string | null {
  const [start = ''] = tag.toLowerCase().split('-');
  const same: Record<string, string> = { jv: 'jw', fil: 'tl', iw: 'he', in: 'id', no: 'nb' };
  const code = same[start] ?? start;
  return isLanguage(code) ? code : null;
}
