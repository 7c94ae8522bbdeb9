import { goBack, handsOver, jumpPage } from '@scoreline/shared-lib/native';
import { type Navigator, parsePath } from 'react-router-dom';

import type { PageHistory } from './pageHistory';

/**
 * The page's history for the router. In the app, the native side opens other pages and goes back; the page itself replaces its
 * address and navigates within itself.
 */
export function createAppNavigator(
  { navigator: history }: PageHistory,
  basename: string,
): Navigator {
  const base = basename.replace(/\/$/, '');
  const insidePath = (pathname = '') => pathname.slice(base.length) || '/';
  return {
    createHref: (to) => history.createHref(to),
    encodeLocation: (to) => history.encodeLocation(to),
    go: (delta) => (delta === -1 && handsOver() ? void goBack() : history.go(delta)),
    push(to, state) {
      const push = () => history.push(to, state);
      const { pathname, search } = typeof to === 'string' ? parsePath(to) : to;
      const path = insidePath(pathname);
      if (path === insidePath(history.location.pathname) || !handsOver()) return push();
      void jumpPage(path, Object.fromEntries(new URLSearchParams(search)), push);
    },
    replace: (to, state) => history.replace(to, state),
  };
}
