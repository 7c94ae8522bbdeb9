import { searchTextLimits } from '@scoreline/shared-lib/contract/schemas';

import { BizError } from '../../wire/gateway/bizError';

/** Length from which a word has trigrams of its own, so that it is found inside other words. */
const wholeTrigram = 3;

/** Ligatures, letters of full or half width and forms of presentation, which the database has no such names of. */
const forms = /[\u2216\ufb00-\ufdff\ufe10-\uffee]+/g;
/** Accents that are left where a letter with them is no letter of its own. */
const accents = /[\u0300-\u036f\u20d0-\u20f0]+/g;

const ordinary = (text: string): string => text.replace(/\u2216/g, '\\').normalize('NFKC');

/**
 * The text as it is looked for, and `LIKE` patterns of its words; no words where nothing is left that could be in a name.
 * Throws where it is too short or too long.
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

/** Starts with it. */
export const prefixOf = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;
