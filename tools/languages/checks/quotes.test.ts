import { languages } from '@scoreline/shared-lib/contract';
import { describe, expect, it } from '@jest/globals';

import { withText } from '../seeded';
import { readLanguage } from '../texts';
import { checkQuotes } from './quotes';

describe('the check of quotation marks', () => {
  it('finds nothing in any language', () => {
    expect(languages.flatMap(({ code }) => checkQuotes(readLanguage(code)))).toEqual([]);
  });

  it.each([
    ['de', '"Alle" zeigen', 'straight "'],
    ['de', '“Alle” zeigen', '” is not'],
    ['fr', "Aujourd'hui", "straight '"],
    ['ru', '„Все“ матчи “сегодня”', '” is not'],
    ['uz', 'Bugun o’yin yo’q', '’ where Uzbek writes ʻ'],
    ['ja', '“今日”の試合', '“ is not'],
  ])('finds in %s: %s', (code, words, says) => {
    const found = checkQuotes(withText(code, 'mf-scores/locales', 'empty.day', words));
    expect(found.map((problem) => problem.says)).toEqual([expect.stringContaining(says)]);
  });
});
