import { expect, it } from '@jest/globals';
import { languages } from '@scoreline/shared-lib/contract';

import { withText } from '../seeded';
import { readLanguage } from '../texts';
import { checkAlike } from './alike';

it('finds nothing in any language', () => {
  expect(languages.flatMap(({ code }) => checkAlike(readLanguage(code)))).toEqual([]);
});

it.each([
  ['halfTime', 'Susp', 'Susp.'],
  ['interrupted', 'Aband', 'Aband.'],
  ['postponed', 'ET', 'ET 2'],
])('finds a short %s, %s, that reads as %s', (state, text, other) => {
  const seeded = withText('en', 'shared-lib/locales', `status.short.${state}`, text);
  expect(checkAlike(seeded).filter(({ says }) => says.includes(`“${other}”`))).toHaveLength(1);
});
