import type { LanguageTexts, Problem } from '../texts';

const file = 'shared-lib/locales';

/** Short statuses of interrupted and cancelled matches, and both halves of extra time. */
const states =
  /^(?:status\.short\.(?:abandoned|awarded|cancelled|delayed|halfTime|interrupted|postponed|suspended)|periods\.football\.[23])$/;

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '');

/** Short statuses that are easily confused: `Prz.` beside `Przer.`, `Verl.` beside `Verl. 1`. */
export function checkAlike({ texts }: LanguageTexts): Problem[] {
  const short = texts.filter((text) => text.file === file && states.test(text.key));
  return short.flatMap(({ key, text }, at) =>
    short
      .slice(at + 1)
      .filter((other) => {
        if (key.startsWith('periods.') && other.key.startsWith('periods.')) return false;
        const [one, two] = [letters(text), letters(other.text)];
        return one !== '' && two !== '' && (one.startsWith(two) || two.startsWith(one));
      })
      .map((other) => ({
        check: 'alike',
        file,
        key,
        says: `“${text}” can be read as ${other.key}, “${other.text}”`,
      })),
  );
}
