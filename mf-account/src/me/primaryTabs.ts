import { useHasPage } from '@scoreline/shared-lib/brand';
import type { MainTab } from '@scoreline/shared-lib/contract';

/** The main tabs in this release, which are the only valid start pages. */
export function usePrimaryTabs(): MainTab[] {
  const has: Record<MainTab, boolean> = {
    scores: true,
    discover: useHasPage('/discover'),
    favourites: useHasPage('/favourites'),
    me: true,
  };
  return (Object.keys(has) as MainTab[]).filter((tab) => has[tab]);
}
