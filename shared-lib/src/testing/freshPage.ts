import { afterAll, jest } from '@jest/globals';
import { act, cleanup, configure, getConfig } from '@testing-library/react';
import { createRoot, type Root } from 'react-dom/client';

import { unstubGlobals } from './stubGlobal';

const { asyncWrapper } = getConfig();
let aside: Root | undefined;

/** Flushes pending effects: React runs those of the last render, on any root, before it renders again. */
function runEffects(): void {
  aside ??= createRoot(document.createElement('div'));
  const root = aside;
  act(() => root.render(null));
}

configure({
  // Long enough for a busy machine, and within a test's time limit; elements that appear sooner are found sooner.
  asyncUtilTimeout: 30_000,
  // A just rendered element has no effects and no store subscription yet, so a click would have no immediate result.
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

// Test files share a page, which is faster than creating one each, so it is reset after each file. Styles stay, because their
// components stay loaded.
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
