import { useEffect, useState } from 'react';

/** The specification's shortest text to search for. */
const shortest = 2;
const restMs = 250;

/** The text to ask for once the fingers rest; null while there is none. */
export function useRested(text: string): string | null {
  const wanted = text.trim();
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(wanted), restMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  return [...wanted].length >= shortest && [...rested].length >= shortest ? rested : null;
}
