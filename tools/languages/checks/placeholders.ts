import {
  englishOf,
  indexOf,
  type LanguageTexts,
  placeholdersOf,
  type Problem,
  type Text,
} from '../texts';

const listed = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(' ');

/** A form for one number may omit the number: “one match”. */
const mayOmitCount = (key: string) => /_(?:zero|one|two)$/.test(key);

function problemOf(text: Text, model: string): string | null {
  const own = placeholdersOf(text.text);
  const wanted = placeholdersOf(model);
  const lost = wanted.filter(
    (name) => !own.includes(name) && !(name === 'count' && mayOmitCount(text.key)),
  );
  // Every plural receives its count, whether English displays it or not.
  const strange = own.filter(
    (name) => !wanted.includes(name) && !(name === 'count' && /_\w+$/.test(text.key)),
  );
  if (lost.length > 0) return `lost ${listed(lost)}`;
  return strange.length > 0 ? `does not know ${listed(strange)}` : null;
}

/** Texts that are empty, lack a placeholder, or have an unknown one. */
export function checkPlaceholders({ texts, english }: LanguageTexts): Problem[] {
  const models = indexOf(english);
  return texts.flatMap((text) => {
    const model = englishOf(text, models);
    if (!model) return [];
    const says = text.text.trim() === '' ? 'empty' : problemOf(text, model.text);
    return says ? [{ check: 'placeholders', file: text.file, key: text.key, says }] : [];
  });
}
