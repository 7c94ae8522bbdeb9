import { createContext, useContext, type ReactNode } from 'react';

import { matchRoute, type RoutePattern } from '../contract';

const PagesContext = createContext<readonly RoutePattern[]>([]);

/** Names the pages of the release this page runs. */
export function PagesProvider(props: { pages: readonly RoutePattern[]; children: ReactNode }) {
  return <PagesContext value={props.pages}>{props.children}</PagesContext>;
}

/** Whether the release has a page at a path (without base and language), so that nothing links to one that is not there. */
export const useHasPage = (path: string): boolean =>
  matchRoute(useContext(PagesContext), path) !== null;
