import { languages } from '@scoreline/shared-lib/contract';
import { firstItem } from '@scoreline/shared-lib/contract/lists';
import { describe, expect, it } from '@jest/globals';

import { withText } from '../seeded';
import { readLanguage } from '../texts';
import { checkScript } from './script';

describe('the check of letters', () => {
  it('finds nothing in any language', () => {
    expect(languages.flatMap(({ code }) => checkScript(readLanguage(code)))).toEqual([]);
  });

  it.each([
    ['sr', 'Nema utakmica danas', 'Nema'],
    ['sr', 'Нет матчей в этот день', 'матчей'],
    ['az', 'Бу гүн ојун јохдур', 'Бу'],
    ['uz', 'Бу кунда ўйин йўқ', 'Бу'],
    ['kk', 'Bul kuni matchtar jok', 'Bul'],
    ['zh', '這一天沒有比賽', '這'],
    ['jw', 'ꦢꦶꦤꦆꦏꦶ', 'ꦢꦶꦤꦆꦏꦶ'],
    ['ro', 'Nu sunt meciuri în această zi, aşa e', 'aşa'],
    ['he', 'אין משחקים היום на сегодня', 'на'],
    ['ur', 'आज कोई मैच नहीं', 'आज'],
  ])('finds in %s “%s”', (code, words, strange) => {
    const found = checkScript(withText(code, 'mf-scores/locales', 'empty.day', words));
    expect(found).toHaveLength(1);
    expect(firstItem(found).says).toContain(`“${strange}”`);
  });

  it('lets names stand in their own letters', () => {
    const words = 'Войдите через Apple или Google';
    expect(
      checkScript(withText('ru', 'mf-scores/locales', 'empty.day', 'Войдите через Apple')),
    ).toEqual([]);
    expect(checkScript(withText('ru', 'mf-scores/locales', 'empty.day', words))).toHaveLength(1);
  });
});
