import { afterAll, jest } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';

import { unstubGlobals } from './stubGlobal';

/** Long enough for a machine that has much else to do, within the time of a test; what is there sooner is found sooner. */
configure({ asyncUtilTimeout: 30_000 });

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
