import { beforeEach, expect, it } from '@jest/globals';

import { storeConsent, loadTagManager, readConsent } from './tagManager';

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
});

it('remembers either answer, and nothing else', () => {
  expect(readConsent()).toBeNull();
  storeConsent('refused');
  expect(readConsent()).toBe('refused');
  localStorage.setItem('tag-consent', 'perhaps');
  expect(readConsent()).toBeNull();
});

it('loads the tag manager once', () => {
  loadTagManager('GTM-1');
  loadTagManager('GTM-1');
  const scripts = [...document.querySelectorAll('script')].map(({ src }) => src);
  expect(scripts).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-1']);
});
