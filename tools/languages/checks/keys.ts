import { type LanguageTexts, pluralKey, pluralOf, type Problem, type Text } from '../texts';

const formsOf = (tag: string, type: Intl.PluralRuleType) =>
  new Intl.PluralRules(tag, { type }).resolvedOptions().pluralCategories;

/** The keys that a language needs: those of English, each plural in the language's CLDR forms. */
export function neededKeys(english: readonly Text[], tag: string): Map<string, Text> {
  const needed = new Map<string, Text>();
  for (const text of english) {
    const plural = pluralOf(text.key);
    const keys = plural
      ? formsOf(tag, plural.type).map((form) => pluralKey(plural.stem, plural.type, form))
      : [text.key];
    for (const key of keys) needed.set(`${text.file}:${key}`, { ...text, key });
  }
  return needed;
}

/** Missing keys, including plural forms, and unused keys. */
export function checkKeys({ tag, texts, english }: LanguageTexts): Problem[] {
  const needed = neededKeys(english, tag);
  const found = new Set(texts.map(({ file, key }) => `${file}:${key}`));
  const missing = [...needed]
    .filter(([name]) => !found.has(name))
    .map(([, { file, key }]) => ({ check: 'keys', file, key, says: 'missing' }));
  const strange = texts
    .filter(({ file, key }) => !needed.has(`${file}:${key}`))
    .map(({ file, key }) => ({ check: 'keys', file, key, says: 'not a key of English' }));
  return [...missing, ...strange];
}
