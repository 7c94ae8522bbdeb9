import { createContext, useContext, type ReactNode } from 'react';

import { matchRoute, type RoutePattern } from '../contract';

const PagesContext = createContext<readonly RoutePattern[]>([]);

/** Provides the pages of the running release. */
export function PagesProvider(props: { pages: readonly RoutePattern[]; children: ReactNode }) {
  return <PagesContext value={props.pages}>{props.children}</PagesContext>;
}

/** Whether the release has a page at `path` (without base and language). Check it before linking to the page. */
export const useHasPage = (path: string): boolean =>
  matchRoute(useContext(PagesContext), path) !== null;
