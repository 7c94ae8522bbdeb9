import {
  getAgain,
  type LanguageData,
  languageOf,
  languageOfTag,
} from '@scoreline/shared-lib/contract';
import { learnLanguage } from '@scoreline/shared-lib/format';

type Texts = { [key: string]: string | Texts };

export type Translate = (key: string, values?: Record<string, string | number>) => string;

export interface Language {
  code: string;
  dir: 'ltr' | 'rtl';
  /** For `lang` and `Intl`. Includes the visitor's region if the language is the visitor's own. */
  locale: string;
  t: Translate;
}

const files = new Map<string, Promise<Texts>>();

async function load(site: string, code: string): Promise<Texts> {
  const answer = await getAgain(`${site}/widget/v1/texts/${code}.json`, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(10_000),
  });
  if (!answer.ok) throw new Error(`no texts: ${answer.status}`);
  const { cldr, ...texts } = (await answer.json()) as Texts & { cldr?: LanguageData };
  if (cldr) learnLanguage(languageOf(code).tag, cldr);
  return texts as Texts;
}

function lookUp(texts: Texts, key: string): string | undefined {
  let value: string | Texts | undefined = texts;
  for (const part of key.split('.')) value = typeof value === 'object' ? value[part] : undefined;
  return typeof value === 'string' ? value : undefined;
}

export const translateWith =
  (texts: Texts): Translate =>
  (key, values = {}) =>
    (lookUp(texts, key) ?? key).replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    );

/** The widget's language: the embedder's choice, else the first supported one of the visitor's languages. */
export function chosenLanguage(wanted: string | null, browser = navigator.languages): string {
  if (wanted) return wanted;
  for (const tag of browser) {
    const code = languageOfTag(tag);
    if (code) return code;
  }
  return 'en';
}

/** The texts of a language, shared by all widgets of the page. */
export async function loadLanguage(site: string, code: string): Promise<Language> {
  const address = `${site} ${code}`;
  const file = files.get(address) ?? load(site, code);
  files.set(address, file);
  file.catch(() => files.delete(address));
  const { dir, tag } = languageOf(code);
  const own = navigator.languages.find((each) => languageOfTag(each) === code);
  return { code, dir, locale: own ?? (tag === 'en' ? 'en-GB' : tag), t: translateWith(await file) };
}
