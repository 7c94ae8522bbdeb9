import { isAllowed } from '../allowed';
import {
  englishOf,
  indexOf,
  type LanguageTexts,
  type Problem,
  type Text,
  wordsAlone,
} from '../texts';

/** Words that only English has. Two of them in one text indicate an English sentence. */
const unmistakable = new Set('the you your with this which their from been'.split(' '));

const wordsOf = (text: string): string[] =>
  wordsAlone(text)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

const isSame = (text: string, model: string) =>
  wordsAlone(text).trim().toLowerCase() === wordsAlone(model).trim().toLowerCase();

function problemOf(text: Text, model: string, code: string): string | null {
  const words = wordsOf(text.text);
  const strange = words.filter((word) => word.length > 1 && !isAllowed(word, code, text.file));
  if (isSame(text.text, model) && strange[0]) return `“${strange[0]}” is left in English`;
  const sure = strange.filter((word) => unmistakable.has(word));
  return sure.length > 1 ? `“${sure.join(' … ')}” is English` : null;
}

/** Untranslated texts: identical to English, or an English sentence. */
export function checkEnglish({ code, texts, english }: LanguageTexts): Problem[] {
  if (code === 'en') return [];
  const models = indexOf(english);
  return texts.flatMap((text) => {
    const says = problemOf(text, englishOf(text, models)?.text ?? '', code);
    return says ? [{ check: 'english', file: text.file, key: text.key, says }] : [];
  });
}
