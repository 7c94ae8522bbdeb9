import type { Reducer } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';

/**
 * A page. `preload` fetches the code that it still needs where that is a file of its own: the shell asks for it before it draws
 * a visit's first page, which is then drawn once and whole, and when a link to the page is about to be followed.
 */
export type PageComponent = ComponentType & { preload?: () => Promise<unknown> };

/** A route's implementation; the path is the one its build descriptor declares. */
export interface RemoteRoute {
  path: string;
  Component: PageComponent;
}

/** What every remote exposes as `./remote`. */
export interface RemoteModule {
  /** Semver range of the contract it was written against. */
  contract: string;
  routes: RemoteRoute[];
  /** The i18n namespaces it owns; the shell loads the page's language alone. */
  namespaces: string[];
  /** State that is no server's, injected into the one store under these keys. */
  reducers?: Record<string, Reducer>;
}
