import { beforeEach, expect, it } from '@jest/globals';
import { testBrand } from '@scoreline/shared-lib/testing';

import { primaryTabAddress } from './primaryTab';

const route = (path: string, tab?: 'scores' | 'favourites') => ({
  ...{ path, layout: 'tab' as const, title: 'x', remote: 'mf-x' },
  ...(tab && { tab }),
});
const routes = [route('/', 'scores'), route('/favourites', 'favourites'), route('/search')];
const wanting = (primaryTab: string) =>
  localStorage.setItem('settings', JSON.stringify({ values: { primaryTab } }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('opens the wanted tab once a visit, in the language of the address', () => {
  wanting('favourites');
  expect(primaryTabAddress(testBrand(), routes, '/he')).toBe('/he/favourites');
  expect(primaryTabAddress(testBrand(), routes, '/he')).toBeNull();
});

it('leaves every other address, and a tab the release has not, alone', () => {
  wanting('favourites');
  expect(primaryTabAddress(testBrand(), routes, '/search')).toBeNull();
  sessionStorage.clear();
  wanting('discover');
  expect(primaryTabAddress(testBrand(), routes, '/')).toBeNull();
  sessionStorage.clear();
  wanting('favourites');
  expect(primaryTabAddress(testBrand({ key: 'futbol' }), routes, '/')).toBeNull();
});
