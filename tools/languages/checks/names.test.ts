import { languages } from '@scoreline/shared-lib/contract';
import { describe, expect, it } from '@jest/globals';

import { readLanguage, readTree, type Tree } from '../texts';
import { checkNames, namesFolder, problemsOfNames } from './names';

const french = () => readLanguage('fr');
const table = () => readTree(`${namesFolder}/fr.json`);
const withPart = (part: string, names: Tree): Tree => ({
  ...table(),
  [part]: { ...(table()[part] as Tree), ...names },
});
const said = (tree: Tree) =>
  problemsOfNames(french(), tree).map(({ key, says }) => `${key} ${says}`);

describe('the check of names', () => {
  it('finds nothing in any language', () => {
    expect(languages.flatMap(({ code }) => checkNames(readLanguage(code)))).toEqual([]);
  });

  it('finds an area without a name', () => {
    expect(said({ ...table(), areas: { '001': 'Monde' } })).toContain('areas.gb-eng has no name');
  });

  it('finds a name that is a club’s own, and one that two clubs have', () => {
    expect(said(withPart('football', { Arsenal: 'Arsenal' }))).toEqual([
      'football.Arsenal is its own name',
    ]);
    expect(said(withPart('football', { Arsenal: 'Londres', Chelsea: 'Londres' }))).toEqual([
      'football.Chelsea “Londres” is Arsenal already',
    ]);
    expect(said(withPart('leagues', { 'es/LaLiga': 'LaLiga' }))).toEqual([
      'leagues.es/LaLiga is its own name',
    ]);
  });

  it('finds letters of another language, and a part that nobody reads', () => {
    expect(said(withPart('football', { Arsenal: 'Арсенал' }))[0]).toContain(
      '“Арсенал” is in another script',
    );
    expect(said({ ...table(), clubs: {} })).toEqual(['clubs is no part of a table of names']);
  });
});
