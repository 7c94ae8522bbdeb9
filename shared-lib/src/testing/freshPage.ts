import { afterAll, jest } from '@jest/globals';
import { act, cleanup, configure, getConfig } from '@testing-library/react';
import { createRoot, type Root } from 'react-dom/client';

import { unstubGlobals } from './stubGlobal';

const { asyncWrapper } = getConfig();
let aside: Root | undefined;

/** Before React draws anything, on whatever page, it runs the effects of what it drew last. */
function runEffects(): void {
  aside ??= createRoot(document.createElement('div'));
  const root = aside;
  act(() => root.render(null));
}

configure({
  // Long enough for a machine that has much else to do, within the time of a test; what is there sooner is found sooner.
  asyncUtilTimeout: 30_000,
  // What is found just as it is drawn has no effects yet, and does not hear of the store: a click would show nothing at once.
  asyncWrapper: async (callback) => {
    const found = await asyncWrapper(callback);
    runEffects();
    return found;
  },
});

const clearCookies = () => {
  for (const pair of document.cookie.split('; ')) {
    document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`;
  }
};

const clearElement = (element: HTMLElement) => {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
};

// Files of tests share a page, which spares each the making of one; the next finds it as new. Styles stay: their
// components, too, are there already.
afterAll(() => {
  if (typeof window === 'undefined') return;
  cleanup();
  jest.useRealTimers();
  unstubGlobals();
  localStorage.clear();
  sessionStorage.clear();
  clearCookies();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
  for (const child of [...document.head.children]) if (child.tagName !== 'STYLE') child.remove();
  clearElement(document.documentElement);
  clearElement(document.body);
});
