import { isLanguage, languageOfTag } from './languages';

/** Who asks for a page, as far as routes and languages care. */
export interface Visitor {
  /** The stored choice: a language code, `system`, or null. */
  stored: string | null;
  /** The browser's languages as it says them, `pt-BR`, most wanted first. */
  browserLanguages: readonly string[];
  crawler: boolean;
  appShell: boolean;
}

export interface Selection {
  language: string;
  /** True when nothing fitted: the stored choice then becomes `system`. */
  storeSystem: boolean;
}

/** The language a visitor once chose; null for `system`, for none and for one we do not have. */
export const explicitChoice = ({ stored }: Pick<Visitor, 'stored'>): string | null =>
  stored !== null && isLanguage(stored) ? stored : null;

/** The first of the browser's languages that we have. */
export function browserLanguage({
  browserLanguages,
}: Pick<Visitor, 'browserLanguages'>): string | null {
  for (const tag of browserLanguages) {
    const code = languageOfTag(tag);
    if (code) return code;
  }
  return null;
}

/** The path's language, else the stored choice, else the browser's, else English. */
export function selectLanguage(pathLanguage: string | null, visitor: Visitor): Selection {
  const language = pathLanguage ?? explicitChoice(visitor) ?? browserLanguage(visitor);
  return { language: language ?? 'en', storeSystem: language === null };
}

/** What a path is redirected to: the explicit choice, or, with none, the selection. */
export const preferredLanguage = (pathLanguage: string | null, visitor: Visitor): string =>
  explicitChoice(visitor) ?? selectLanguage(pathLanguage, visitor).language;

/** Languages of an `Accept-Language` header, most wanted first. */
export function readAcceptLanguage(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag: tag.trim(), quality: quality ? Number(quality.trim().slice(2)) : 1 };
    })
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
