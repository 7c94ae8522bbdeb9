import { useEffect, useState } from 'react';

/** A search takes so many characters at least and at most, as the server does. */
const shortest = 2;
const longest = 200;
const restMs = 200;

export type TextError = 'shared:biz.searchTooShort' | 'shared:biz.searchTooLong';

/** Characters as a person counts them. */
const lengthOf = (text: string) => [...text].length;

/** Key of what is wrong with a text to search for; null for a good one, and for none at all. */
export function textError(text: string): TextError | null {
  const length = lengthOf(text.trim());
  if (length > longest) return 'shared:biz.searchTooLong';
  return length > 0 && length < shortest ? 'shared:biz.searchTooShort' : null;
}

/** The text to ask for, once the fingers rest; null while there is nothing to ask. */
export function useRested(text: string): string | null {
  const wanted = text.trim();
  const [rested, setRested] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(wanted), restMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  return wanted !== '' && textError(wanted) === null ? rested : null;
}
