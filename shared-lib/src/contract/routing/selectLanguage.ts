import { isLanguage, languageOfTag } from './languages';

/** The visitor's properties that routes and languages depend on. */
export interface Visitor {
  /** The stored choice: a language code, `system`, or null. */
  stored: string | null;
  /** The browser's languages, `pt-BR`, in order of preference. */
  browserLanguages: readonly string[];
  crawler: boolean;
  appShell: boolean;
}

export interface Selection {
  language: string;
  /** True if no language matched: the stored choice then becomes `system`. */
  storeSystem: boolean;
}

/** The visitor's stored language; null for `system`, for none and for an unsupported one. */
export const explicitChoice = ({ stored }: Pick<Visitor, 'stored'>): string | null =>
  stored !== null && isLanguage(stored) ? stored : null;

/** The first of the browser's languages that we support. */
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

/** The language a path redirects to: the explicit choice, otherwise the selection. */
export const preferredLanguage = (pathLanguage: string | null, visitor: Visitor): string =>
  explicitChoice(visitor) ?? selectLanguage(pathLanguage, visitor).language;

/** Languages of an `Accept-Language` header, in order of preference. */
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
