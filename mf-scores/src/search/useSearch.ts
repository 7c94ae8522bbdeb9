import { useEffect, useState } from 'react';

/** Limits of the search text in characters, the same as the server's. */
const shortest = 2;
const longest = 200;
const restMs = 200;

export type TextError = 'shared:biz.searchTooShort' | 'shared:biz.searchTooLong';

/** Characters as a person counts them. */
const lengthOf = (text: string) => [...text].length;

/** Locale key of the error in a search text, or null if it is valid or empty. */
export function textError(text: string): TextError | null {
  const length = lengthOf(text.trim());
  if (length > longest) return 'shared:biz.searchTooLong';
  return length > 0 && length < shortest ? 'shared:biz.searchTooShort' : null;
}

/** The text to search for once typing pauses, or null if there is nothing to search. */
export function useRested(text: string): string | null {
  const wanted = text.trim();
  const [rested, setRested] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(wanted), restMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  return wanted !== '' && textError(wanted) === null ? rested : null;
}
