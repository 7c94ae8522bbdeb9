import { type LanguageTexts, type Problem, type Text, wordsAlone } from '../texts';
import { writings } from '../writing';

const marks = /[“”„‟«»‹›‚‘「」『』《》]/g;

/** Texts that keep a straight apostrophe. */
const keptStraight = ["The page you are looking for doesn't seem to exist"];

function problemOf({ text }: Text, code: string): string | null {
  const words = wordsAlone(text);
  if (keptStraight.includes(text)) return null;
  const straight = /["']/.exec(words);
  if (straight) return `straight ${straight[0]}`;
  if (code === 'uz' && /[og]’/i.test(words)) return '’ where Uzbek writes ʻ';
  const own = writings[code]?.quotes;
  const foreign = own && (words.match(marks) ?? []).find((mark) => !own.includes(mark));
  return foreign ? `${foreign} is not a quotation mark of the language` : null;
}

/** Straight quotes, and quotation marks of other languages. */
export const checkQuotes = ({ code, texts }: LanguageTexts): Problem[] =>
  texts.flatMap((text) => {
    const says = problemOf(text, code);
    return says ? [{ check: 'quotes', file: text.file, key: text.key, says }] : [];
  });
