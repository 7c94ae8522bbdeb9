import { languages } from '@scoreline/shared-lib/contract';
import { firstItem } from '@scoreline/shared-lib/contract/lists';
import { describe, expect, it } from '@jest/globals';

import { withText } from '../seeded';
import { readLanguage } from '../texts';
import { checkLength, widthOf } from './length';

describe('the check of lengths', () => {
  it('finds nothing in any language', () => {
    expect(languages.flatMap(({ code }) => checkLength(readLanguage(code)))).toEqual([]);
  });

  it.each([
    ['hu', 'shell/locales', 'tabs.scores', 'Mérkőzéseredmények', 'the tab bar'],
    ['de', 'shared-lib/locales', 'status.short.abandoned', 'Abgebrochen', 'the time column'],
    ['hi', 'shared-lib/locales', 'form.short.D', 'ड्रॉ', 'a square of form'],
    ['ru', 'mf-match/locales', 'table.goalDifference', 'Разница мячей', 'a column head'],
    ['fi', 'mf-widget/locales', 'card.table.played', 'Pelatut ottelut', 'a column head'],
  ])('finds in %s that %s:%s cannot be “%s”', (code, file, key, words, where) => {
    const found = checkLength(withText(code, file, key, words));
    expect(found).toHaveLength(1);
    expect(firstItem(found).says).toContain(where);
  });

  it('gives each word of the time column a line of its own', () => {
    const words = withText('de', 'shared-lib/locales', 'status.short.abandoned', 'Abbr. Spiel');
    expect(checkLength(words)).toEqual([]);
  });

  it('measures letters of all scripts, and marks as nothing', () => {
    expect(widthOf('ии')).toBeCloseTo(1.2);
    expect(widthOf('試合')).toBeCloseTo(2);
    expect(widthOf('e\u0301')).toBe(widthOf('e'));
  });
});
