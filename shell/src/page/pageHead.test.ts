import { beforeEach, expect, it } from '@jest/globals';
import { testBrand } from '@scoreline/shared-lib/testing';

import { fillTemplate, writeAddress, writeWords } from './pageHead';

const brand = { ...testBrand(), siteUrl: 'https://a.example' };
const value = (selector: string, name: string) =>
  document.head.querySelector(selector)?.getAttribute(name);

beforeEach(() => {
  document.head.innerHTML = [
    '<meta name="description" content="before"><meta name="robots" content="noindex">',
    '<link rel="canonical" href="https://a.example/before">',
    '<script type="application/ld+json">{}</script>',
  ].join('');
});

it('fills a template only when every name is known', () => {
  expect(fillTemplate('{{teamName}} | {{ brand }}', { teamName: 'Ajax', brand: 'B' })).toBe(
    'Ajax | B',
  );
  expect(fillTemplate('{{teamName}} | {{brand}}', { brand: 'B' })).toBeNull();
});

it('gives the page its words, in one element each', () => {
  writeWords('First', 'one');
  writeWords('Second', 'two');
  expect(document.title).toBe('Second');
  expect(value('meta[name="description"]', 'content')).toBe('two');
  expect(document.head.querySelectorAll('meta[property="og:title"]')).toHaveLength(1);
});

it('moves the addresses to the page in sight, and takes back what was said of the one before', () => {
  writeAddress(brand, { language: 'he', rest: '/search' });
  expect(value('link[rel="canonical"]', 'href')).toBe('https://a.example/he/search');
  expect(value('link[hreflang="jv"]', 'href')).toBe('https://a.example/jw/search');
  expect(document.head.querySelectorAll('link[rel="alternate"]')).toHaveLength(47);
  expect(document.head.querySelector('script, meta[name="robots"]')).toBeNull();
});

it('keeps a page that does not exist from being found', () => {
  writeAddress(brand, null);
  expect(document.head.querySelector('link')).toBeNull();
  expect(value('meta[name="robots"]', 'content')).toBe('noindex');
});
