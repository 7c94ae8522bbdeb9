import { type LanguageTexts, readLanguage } from './texts';

/** A language with another text for one key, or without the key for null. For tests of checks. */
export function withText(
  code: string,
  file: string,
  key: string,
  words: string | null,
): LanguageTexts {
  const language = readLanguage(code);
  const others = language.texts.filter((text) => text.file !== file || text.key !== key);
  if (others.length === language.texts.length) throw new Error(`no ${file}:${key} in ${code}`);
  return { ...language, texts: words === null ? others : [...others, { file, key, text: words }] };
}
