import { expect, it } from '@jest/globals';

import { normaliseEmail, readEmail } from './email';

it.each([
  ['anna@club.example', 'anna@club.example'],
  [' Anna.Müller@Club.Example ', 'anna.müller@club.example'],
  ['research&dev@club.example', 'research&dev@club.example'],
  ['team/a@club.example', 'team/a@club.example'],
  ["o'neil+news@club.example", "o'neil+news@club.example"],
  ['a=b{c}|d~!#$%*?^`@club.example', 'a=b{c}|d~!#$%*?^`@club.example'],
  ['-_@club.example', '-_@club.example'],
  ['anna@xn--80a1acny.xn--p1ai', 'anna@xn--80a1acny.xn--p1ai'],
  ['anna@почта.рф', 'anna@xn--80a1acny.xn--p1ai'],
  ['анна@почта.рф', 'анна@xn--80a1acny.xn--p1ai'],
  ['anna@ПОЧТА.РФ', 'anna@xn--80a1acny.xn--p1ai'],
  ['fan@bücher.example', 'fan@xn--bcher-kva.example'],
  ['fan@例え。テスト', 'fan@xn--r8jz45g.xn--zckzah'],
  ['anna@a-1.b2.co', 'anna@a-1.b2.co'],
  [`${'a'.repeat(64)}@club.example`, `${'a'.repeat(64)}@club.example`],
])('%s is an address', (text, stored) => {
  expect(readEmail(text)).toBe(stored);
  expect(readEmail(stored)).toBe(stored);
});

it.each([
  '',
  'anna',
  '@club.example',
  'anna@',
  'anna@club',
  'anna@club..example',
  'anna@.club.example',
  'anna@-club.example',
  'anna@club-.example',
  'anna@club.123',
  'anna@192.168.0.1',
  'anna@[192.168.0.1]',
  'anna@club%2eexample.com',
  'anna@club.example/path',
  'anna@club.example:25',
  'an na@club.example',
  'an\u00a0na@club.example',
  'an\u200bna@club.example',
  'anna@@club.example',
  'a@b@club.example',
  '.anna@club.example',
  'anna.@club.example',
  'an..na@club.example',
  'anna<x>@club.example',
  'anna,bea@club.example',
  '"anna"@club.example',
  `${'a'.repeat(65)}@club.example`,
  `${'ü'.repeat(33)}@club.example`,
  `anna@${'a'.repeat(64)}.example`,
  `anna@${'a.'.repeat(130)}example`,
  'anna\r\nbcc:bea@club.example',
])('%j is none', (text) => {
  expect(readEmail(text)).toBeNull();
  expect(() => normaliseEmail(text)).toThrow('valid email');
});
