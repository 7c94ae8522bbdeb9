import { languages } from '@scoreline/shared-lib/contract';
import { describe, expect, it } from '@jest/globals';

import { withText } from '../seeded';
import { readLanguage } from '../texts';
import { checkPlaceholders } from './placeholders';

describe('the check of placeholders', () => {
  it('finds nothing in any language', () => {
    expect(languages.flatMap(({ code }) => checkPlaceholders(readLanguage(code)))).toEqual([]);
  });

  const file = 'mf-scores/locales';

  it.each([
    ['spoken.teams', '{{home}} против', 'lost {{away}}'],
    ['spoken.teams', '{{home}} – {{away}} – {{hour}}', 'does not know {{hour}}'],
    ['calendar.dot_few', 'матча', 'lost {{count}}'],
    ['panel.match', ' ', 'empty'],
  ])('finds %s of “%s”', (key, words, says) => {
    const found = checkPlaceholders(withText('ru', file, key, words));
    expect(found).toEqual([{ check: 'placeholders', file, key, says }]);
  });

  it('lets a form of one number do without it', () => {
    expect(checkPlaceholders(withText('de', file, 'calendar.dot_one', 'ein Spiel'))).toEqual([]);
  });

  it('finds a document whose section on VIP lost its mark', () => {
    const documents = 'shell/src/documents/texts';
    const found = checkPlaceholders(withText('ru', documents, 'trial.sections.1.vip', '{{false}}'));
    expect(found[0]?.says).toBe('lost {{true}}');
  });
});
