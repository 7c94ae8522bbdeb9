import { describe, expect, it } from '@jest/globals';

import { competitions } from './catalogue';
import { shortName } from './shortNames';

describe('the short name of a team', () => {
  it.each([
    ['Valencia', 'Valencia'],
    ['Manchester United', 'Man United'],
    ['Borussia Dortmund', 'Dortmund'],
    ['Oklahoma City Thunder', 'Thunder'],
    ['Leones de Santo Domingo', 'Leones'],
  ])('%s is %s', (name, short) => {
    expect(shortName(name)).toBe(short);
  });

  it.each(competitions.map(({ key, teams }) => [key, teams] as const))(
    'of %s is short, and of one team alone',
    (_, teams) => {
      const names = teams.map(({ name }) => shortName(name));
      expect(names.filter((name) => name.length > 14 || name.length < 2)).toEqual([]);
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    },
  );
});
