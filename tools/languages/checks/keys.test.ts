import { languages } from '@scoreline/shared-lib/contract';
import { describe, expect, it } from '@jest/globals';

import { withText } from '../seeded';
import { readLanguage } from '../texts';
import { checkKeys } from './keys';

describe('the check of keys', () => {
  it('finds nothing in any language', () => {
    expect(languages.flatMap(({ code }) => checkKeys(readLanguage(code)))).toEqual([]);
  });

  it.each([
    ['mf-match/locales', 'tabs.odds'],
    ['mf-scores/locales', 'calendar.dot_few'],
    ['mf-scores/locales', 'calendar.dot_many'],
    ['server/src/members/mail/texts', 'reset.subject'],
    ['shell/src/documents/texts', 'terms.sections.0.text'],
  ])('finds that %s lacks %s', (file, key) => {
    const found = checkKeys(withText('ru', file, key, null));
    expect(found).toEqual([{ check: 'keys', file, key, says: 'missing' }]);
  });

  it('finds a plural form that the language does not have', () => {
    const { texts, ...language } = readLanguage('ja');
    const [file, key] = ['mf-scores/locales', 'calendar.dot_one'];
    const found = checkKeys({ ...language, texts: [...texts, { file, key, text: '1試合' }] });
    expect(found).toEqual([{ check: 'keys', file, key, says: 'not a key of English' }]);
  });
});
