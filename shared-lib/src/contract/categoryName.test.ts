import { describe, expect, it } from '@jest/globals';

import { categoryName } from './categoryName';

const category = (name: string, slug: string, countryCode: string | null) => ({
  name,
  slug,
  countryCode,
});

describe('names of categories', () => {
  it('are in the page’s language', () => {
    expect(categoryName(category('Germany', 'germany', 'de'), 'pt')).toBe('Alemanha');
    expect(categoryName(category('England', 'england', 'gb-eng'), 'pt-BR')).toBe('Inglaterra');
    expect(categoryName(category('Europe', 'europe', null), 'es')).toBe('Europa');
  });
  it('stay as they came where the language has none', () => {
    expect(categoryName(category('England', 'england', 'gb-eng'), 'fi')).toBe('England');
    expect(categoryName(category('Clubs', 'clubs', null), 'es')).toBe('Clubs');
  });
});
