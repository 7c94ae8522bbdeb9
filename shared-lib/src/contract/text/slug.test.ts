import { expect, test } from '@jest/globals';

import { slug } from './slug';

test.each([
  ['Manchester United', 'manchester-united'],
  ['1. FC Köln', '1-fc-koln'],
  ['Brøndby IF & Ærø', 'brondby-if-aero'],
  ['Łódź', 'lodz'],
  ['Beşiktaş İstanbul', 'besiktas-istanbul'],
  ["Nott'm Forest", 'nottm-forest'],
  ['Großaspach', 'grossaspach'],
])('%s becomes %s', (name, expected) => {
  expect(slug(name)).toBe(expected);
});

test('a name without Latin letters falls back', () => {
  expect(slug('東京', 'team/77')).toBe('team-77');
  expect(slug('東京')).toBe('x');
});
