import { localStore, readJson, writeJson } from '@scoreline/shared-lib/device';
import { useState } from 'react';

const key = 'search-history';
const most = 10;

const read = (): string[] => {
  const stored = readJson<unknown>(localStore(), key);
  return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : [];
};

/** Searches on this device, newest first. */
export function useHistory() {
  const [searches, setSearches] = useState(read);
  const put = (next: string[]) => {
    writeJson(localStore(), key, next);
    setSearches(next);
  };
  return {
    searches,
    remember: (text: string) => {
      const searched = text.trim();
      const others = read().filter((known) => known.toLowerCase() !== searched.toLowerCase());
      put([searched, ...others].slice(0, most));
    },
    forget: (text: string) => put(read().filter((known) => known !== text)),
    clear: () => put([]),
  };
}
