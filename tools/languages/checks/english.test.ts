import { languages } from '@scoreline/shared-lib/contract';
import { describe, expect, it } from '@jest/globals';

import { withText } from '../seeded';
import { readLanguage } from '../texts';
import { checkEnglish } from './english';
import { allowedLists } from '../allowed';

describe('the check for English', () => {
  it('finds nothing in any language', () => {
    expect(languages.flatMap(({ code }) => checkEnglish(readLanguage(code)))).toEqual([]);
  });

  it.each([
    ['ru', 'No matches fit the filter', 'left in English'],
    ['de', 'No matches fit the filter', 'left in English'],
    ['de', 'Sorry, you have hidden all of the leagues', '“you … the” is English'],
    ['fr', 'Your filter hides them from the list', 'is English'],
  ])('finds in %s “%s”', (code, words, says) => {
    const found = checkEnglish(withText(code, 'mf-scores/locales', 'empty.filter', words));
    expect(found.map((problem) => problem.says)).toEqual([expect.stringContaining(says)]);
  });

  it('lets a language say an English word for which it gives a reason', () => {
    expect(
      checkEnglish(withText('de', 'mf-scores/locales', 'filter.live', 'Live {{count}}')),
    ).toEqual([]);
    for (const lists of Object.values(allowedLists())) {
      for (const { reason, words } of lists) {
        expect(reason.length).toBeGreaterThan(10);
        expect(words).toMatch(/^\S+( \S+)*$/);
      }
    }
  });
});
