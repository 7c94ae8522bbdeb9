import type { Reducer } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';

/**
 * A page. `preload` fetches code that the page still needs from files of its own. The shell calls it before it renders a visit's
 * first page, so that the page renders once and complete, and before a link to the page is followed.
 */
export type PageComponent = ComponentType & { preload?: () => Promise<unknown> };

/** A route's implementation; `path` is the one its build descriptor declares. */
export interface RemoteRoute {
  path: string;
  Component: PageComponent;
}

/** Exports of every remote as `./remote`. */
export interface RemoteModule {
  /** Semver range of the contract it was written against. */
  contract: string;
  routes: RemoteRoute[];
  /** The remote's i18n namespaces; the shell loads only the page's language. */
  namespaces: string[];
  /** Client-only state, injected into the page's store under these keys. */
  reducers?: Record<string, Reducer>;
}
