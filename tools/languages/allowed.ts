import allowedWords from './data/allowed.json';

interface Allowed {
  reason: string;
  words: string;
}

const lists = allowedWords as Record<string, Allowed[]>;

const wordSets = new Map<string, Set<string>>();

function wordsOf(code: string): Set<string> {
  const known = wordSets.get(code);
  if (known) return known;
  const all = [...(lists['all'] ?? []), ...(lists[code] ?? [])];
  const words = new Set(all.flatMap(({ words: text }) => text.toLowerCase().split(' ')));
  wordSets.set(code, words);
  return words;
}

/** Whether a language may use an English word in a file, by `data/allowed.json` or as the remote's own name. */
export const isAllowed = (word: string, code: string, file: string): boolean =>
  wordsOf(code).has(word.toLowerCase()) || file.startsWith(`mf-${word.toLowerCase()}/`);

/** Allowed words with their reason, by language. `all` applies to every language. */
export const allowedLists = (): Record<string, Allowed[]> => lists;
