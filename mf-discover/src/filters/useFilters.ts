import { type Sport, sports } from '@scoreline/shared-lib/contract';
import { useSetting } from '@scoreline/shared-lib/settings';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface Filters {
  sport: Sport;
  query: URLSearchParams;
  /** An empty value removes the filter from the address. */
  set: (change: Record<string, string>) => void;
}

/** The filters in the address, so that a reload, a shared link and going back show the same list. */
export function useFilters(): Filters {
  const [query, setQuery] = useSearchParams();
  const [primarySport] = useSetting('primarySport');
  const set = useCallback<Filters['set']>(
    (change) =>
      setQuery(
        (last) => {
          const next = new URLSearchParams(last);
          for (const [key, value] of Object.entries(change))
            if (value === '') next.delete(key);
            else next.set(key, value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  );
  const sport = sports.find((name) => name === query.get('sport')) ?? primarySport;
  return { sport, query, set };
}
