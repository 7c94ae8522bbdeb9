import { searchTextLimits } from '@scoreline/shared-lib/contract/schemas';

import { BizError } from '../../wire/gateway/bizError';

/** Length from which a word has trigrams of its own, so that it is found inside other words. */
const wholeTrigram = 3;

/** The text as it is looked for, and `LIKE` patterns of its words. Throws where it is too short or too long. */
export function searchTerms(typed: string): { text: string; words: string[][] } {
  const text = typed
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .normalize('NFC');
  const { length } = [...text];
  if (length < searchTextLimits.min) throw new BizError('searchTooShort');
  if (length > searchTextLimits.max) throw new BizError('searchTooLong');
  return { text, words: text.split(' ').slice(0, 8).map(patternsOf) };
}

function patternsOf(word: string): string[] {
  const escaped = word.replace(/[\\%_]/g, '\\$&');
  return [...word].length < wholeTrigram ? [`${escaped}%`, `% ${escaped}%`] : [`%${escaped}%`];
}

/** Starts with it. */
export const prefixOf = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;
