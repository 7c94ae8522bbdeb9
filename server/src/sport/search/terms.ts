import { searchTextLimits } from '@scoreline/shared-lib/contract/schemas';

import { BizError } from '../../wire/gateway/bizError';

/** The length from which a word has a full trigram and is found inside other words. */
const wholeTrigram = 3;

/** Ligatures, full-width and half-width letters and presentation forms: names in the database have none. */
const forms = /[\u2216\ufb00-\ufdff\ufe10-\uffee]+/g;
/** Accents that remain where an accented letter is not a separate letter. */
const accents = /[\u0300-\u036f\u20d0-\u20f0]+/g;

const ordinary = (text: string): string => text.replace(/\u2216/g, '\\').normalize('NFKC');

/**
 * The normalised search text and `LIKE` patterns of its words; empty if no character could be in a name.
 * @throws if it is too short or too long
 */
export function searchTerms(typed: string): { text: string; words: string[][] } {
  const whole = typed
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .normalize('NFC')
    .replace(forms, ordinary);
  const { length } = [...whole];
  if (length < searchTextLimits.min) throw new BizError('searchTooShort');
  if (length > searchTextLimits.max) throw new BizError('searchTooLong');
  const text = whole.replace(accents, '').replace(/\s+/g, ' ').trim();
  const words = text.length < searchTextLimits.min ? [] : text.split(' ').slice(0, 8);
  return { text, words: words.map(patternsOf) };
}

function patternsOf(word: string): string[] {
  const escaped = word.replace(/[\\%_]/g, '\\$&');
  return [...word].length < wholeTrigram ? [`${escaped}%`, `% ${escaped}%`] : [`%${escaped}%`];
}

/** A `LIKE` pattern for a prefix. */
export const prefixOf = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;
