import { formsOf, readGlossary, type Term } from '../glossary';
import { englishOf, indexOf, type LanguageTexts, type Problem, type Text } from '../texts';

/** Removes case and accents of Latin and Greek letters, because inflection changes them. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');

/** The part of a word that inflection does not change. */
const stem = (word: string): string =>
  word.slice(0, word.length > 4 ? Math.ceil(word.length * 0.6) : Math.max(1, word.length - 1));

const fits = (text: string, form: string): boolean =>
  (plain(form).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).every((word) => text.includes(stem(word)));

/** A label as a term would be written: alone, in the singular, without its count. */
const asTerm = (text: string): string =>
  plain(text)
    .replace(/^\{\{count\}\} /, '')
    .replace(/:$/, '')
    .replace(/s$/, '')
    .trim();

// Not every text needs the term: a prize draw is not a drawn match, a notification of the start is a sentence, and columns have
// no room.
const isOfTheField = ({ file, key }: Text): boolean =>
  !/^mf-promotion\/|\/push\//.test(file) && !/(^|\.)short\./.test(key);

type Terms = ReadonlyMap<string, Term>;

function problemOf(text: Text, model: Text, terms: Terms): string | null {
  const term = terms.get(asTerm(model.text));
  const own = plain(text.text);
  if (!term || !isOfTheField(text) || formsOf(term).some((form) => fits(own, form))) return null;
  return `“${text.text}” where the glossary has “${term.text}”`;
}

/** Labels that deviate from the glossary's term. */
export function checkGlossary(
  { code, texts, english }: LanguageTexts,
  glossary: Record<string, Term> = readGlossary(code),
): Problem[] {
  const terms = new Map(Object.entries(glossary).map(([name, term]) => [asTerm(name), term]));
  const models = indexOf(english);
  const empty = Object.keys(glossary).filter((name) => glossary[name]!.text === '');
  const untranslated = empty.map((key) => ({
    check: 'glossary',
    file: 'glossary',
    key,
    says: 'empty',
  }));
  const breaches = texts.flatMap((text) => {
    const model = englishOf(text, models);
    const says = model ? problemOf(text, model, terms) : null;
    return says ? [{ check: 'glossary', file: text.file, key: text.key, says }] : [];
  });
  return [...untranslated, ...breaches];
}
