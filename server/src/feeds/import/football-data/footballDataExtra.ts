import type { CsvRow } from '../csv';
import type { League } from '../../../store/catalogue/leagues';
import { firstDivisions } from '../../../store/catalogue/worldLeagues';

/** The header of a season's file, or of an "extra league" file, which has all seasons of a country. */
export const footballDataHeader =
  /^\uFEFF?(?:(?=.*(?:HomeTeam|[;,] *(?:HT *[;,] *AT|Home *[;,] *Away) *[;,]))(?:[^\r\n]*[;,])? *Div *[;,]|Country[;,]League[;,]Season[;,])/;

const cup = /\b(?:copa|cup|coupe|kupa|pokal|trophy|supercup)\b/i;
const lowerDivision =
  /\b(?:2|ii|b|j2|one|second|segunda|nacional|first division|challenge|erste|usl|superettan|yk+onen)\b/i;

/**
 * The competition of an extra file's row, by its country: sponsors rename leagues, so any name except a lower division's
 * matches. A cup is a separate competition. Undefined for any other.
 */
export function extraLeagueOf(country: string, given: string): League | undefined {
  const first = firstDivisions[country];
  const name = given.replace(/\s+/g, ' ').trim();
  if (!first || lowerDivision.test(name)) return undefined;
  if (!cup.test(name)) return first;
  return { ...first, ref: `${first.ref}-CUP`, name, priority: first.priority + 1, cup: true };
}

const names: Record<string, string> = {
  Home: 'HomeTeam',
  Away: 'AwayTeam',
  HT: 'HomeTeam',
  AT: 'AwayTeam',
  HG: 'FTHG',
  AG: 'FTAG',
  Res: 'FTR',
};

/**
 * Renames columns to those that most files use: extra leagues and some files of 2000 to 2005 name teams and goals differently.
 */
export function plainRow(row: CsvRow): CsvRow {
  const { Country, League: name, HomeTeam, Div } = row.cells;
  if (HomeTeam !== undefined) return row;
  const cells = Object.entries(row.cells).map(([key, cell]) => [names[key] ?? key, cell]);
  const league = Div ?? `${Country ?? ''}/${name ?? ''}`;
  return { ...row, cells: { ...Object.fromEntries(cells), Div: league } };
}

/** `2012/2013` becomes 2012/13; a single-year season is unchanged. */
export const extraSeason = (season: string): string =>
  season.replace(/^(\d{4})\/\d\d(\d\d)$/, '$1/$2');
