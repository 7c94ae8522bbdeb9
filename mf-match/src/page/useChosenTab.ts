import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

/** The tab in the address, or the first one if the address names none of the tabs. */
export function useChosenTab<T extends string>(tabs: readonly T[]): [T, (tab: T) => void] {
  const [search, setSearch] = useSearchParams();
  const named = search.get('tab');
  const first = firstItem(tabs);
  const tab = tabs.find((candidate) => candidate === named) ?? first;
  const choose = useCallback(
    (next: T) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (next === first) after.delete('tab');
          else after.set('tab', next);
          return after;
        },
        { replace: true },
      ),
    [first, setSearch],
  );
  return [tab, choose];
}
