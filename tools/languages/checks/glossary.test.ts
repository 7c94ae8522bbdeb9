import { languages } from '@scoreline/shared-lib/contract';
import { describe, expect, it } from '@jest/globals';

import { withText } from '../seeded';
import { readLanguage } from '../texts';
import { checkGlossary } from './glossary';
import { readGlossary } from '../glossary';

describe('the check against the glossary', () => {
  it('finds nothing in any language', () => {
    expect(languages.flatMap(({ code }) => checkGlossary(readLanguage(code)))).toEqual([]);
  });

  it('finds a label that is not what the glossary calls it', () => {
    const [file, key] = ['mf-match/locales', 'tabs.standings'];
    const found = checkGlossary(withText('de', file, key, 'Rangliste'));
    const says = '“Rangliste” where the glossary has “Tabelle”';
    expect(found).toEqual([{ check: 'glossary', file, key, says }]);
  });

  it('takes inflected forms, and those that an entry allows', () => {
    expect(checkGlossary(withText('ru', 'mf-match/locales', 'info.venue', 'Стадиона'))).toEqual([]);
    expect(checkGlossary(withText('de', 'mf-match/locales', 'info.venue', 'Spielort'))).toEqual([]);
  });

  it.each(languages.map(({ code }) => code).filter((code) => code !== 'en'))(
    'has sixty terms in %s',
    (code) => {
      expect(Object.keys(readGlossary(code)).length).toBeGreaterThanOrEqual(60);
    },
  );
});
