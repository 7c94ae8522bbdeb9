import { type Layout, type MainTab, mainTabs, type RouteDescriptor } from './release';
import { isClosed } from './routing/brandRules';

/** On phones only the tab pages have the tab bar; other screens have room for navigation. */
export const hasTabs = (layout: Layout): boolean => layout === 'tab' || layout === 'navigator';

/** Layout of a path without a page: phones show the tab bar there too. */
export const missingLayout: Layout = 'tab';

/** Main tabs that a remote of the release provides and the brand has not closed, with their paths. */
export const shownTabs = (
  routes: readonly RouteDescriptor[],
  brandKey: string,
): { tab: MainTab; path: string }[] =>
  mainTabs.flatMap((tab) => {
    const route = routes.find((candidate) => candidate.tab === tab);
    return route && !isClosed(brandKey, route.path, null) ? [{ tab, path: route.path }] : [];
  });

/** Outlines of the main tabs on a 24 px grid, drawn with a round 2 px line. */
export const tabOutlines: Record<MainTab, string> = {
  scores: 'M4 5h16v14H4zM12 5v14M7.5 10v4M16.5 10v4',
  discover: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM15.5 8.5l-2 5-5 2 2-5z',
  favourites: 'M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z',
  me: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5',
};
