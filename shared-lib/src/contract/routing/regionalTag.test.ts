import { expect, it } from '@jest/globals';

import { regionalTag, regionOf } from './regionalTag';

const day = (tag: string) =>
  new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    Date.UTC(2026, 10, 22),
  );

it.each([
  ['en', ['en-GB'], 'en-GB', '22 Nov'],
  ['en', ['en-US', 'en-GB'], 'en-US', 'Nov 22'],
  ['en', ['en', 'es-ES'], 'en-ES', '22 Nov'],
  ['es', ['en-GB'], 'es-GB', '22 nov'],
  ['en', ['en'], 'en', 'Nov 22'],
  ['en', [], 'en', 'Nov 22'],
])('%s of %o is written as %s', (language, tags, tag, written) => {
  expect(regionalTag(language, tags)).toBe(tag);
  expect(day(tag)).toBe(written);
});

it.each([
  ['zh', ['zh-TW'], 'zh'],
  ['zh', ['zh-Hant-HK'], 'zh'],
  ['sr', ['sr-ME'], 'sr'],
  ['jw', ['id-ID'], 'jv-ID'],
])("keeps to the letters of the page's texts: %s of %o is %s", (language, tags, tag) =>
  expect(regionalTag(language, tags)).toBe(tag),
);

it('takes day and month of English it does not know from Britain, not from the United States', () => {
  expect(regionalTag('en', ['en-ZZ'])).toBe('en-GB');
});

it('reads countries, and nothing else, from languages', () => {
  expect(regionOf(['de', 'zh-Hant-TW', 'en-GB'])).toBe('TW');
  expect(regionOf(['en-001', 'sl-rozaj'])).toBeNull();
});
