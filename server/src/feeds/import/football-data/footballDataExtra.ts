import type { CsvRow } from '../csv';
import type { League } from '../../../store/catalogue/leagues';
import { divisions } from '../../../store/catalogue/leagues';

/** The first line of a season's file, or of one of the "extra leagues", which has all seasons of a country. */
export const footballDataHeader =
  /^\uFEFF?(?:(?=.*(?:HomeTeam|[;,] *(?:HT *[;,] *AT|Home *[;,] *Away) *[;,]))(?:[^\r\n]*[;,])? *Div *[;,]|Country[;,]League[;,]Season[;,])/;

type Region = readonly [category: string, country: string, timeZone: string];

const league = (
  ref: string,
  name: string,
  [category, country, timeZone]: Region,
  priority: number,
): League => ({
  ...{ ref, name, category, country, timeZone, priority },
  tieBreakers: ['points', 'goalDifference', 'goals'],
});

/** The first division of each country that has an extra file. Austria's is that of the other files. */
const firstDivisions: Record<string, League> = {
  Argentina: league(
    'ARG',
    'Liga Profesional',
    ['Argentina', 'ar', 'America/Argentina/Buenos_Aires'],
    80,
  ),
  Austria: divisions.A1!,
  Brazil: league('BRA', 'Série A', ['Brazil', 'br', 'America/Sao_Paulo'], 57),
  China: league('CHN', 'Super League', ['China', 'cn', 'Asia/Shanghai'], 100),
  Denmark: league('DNK', 'Superliga', ['Denmark', 'dk', 'Europe/Copenhagen'], 78),
  Finland: league('FIN', 'Veikkausliiga', ['Finland', 'fi', 'Europe/Helsinki'], 105),
  Ireland: league('IRL', 'Premier Division', ['Ireland', 'ie', 'Europe/Dublin'], 106),
  Japan: league('JPN', 'J1 League', ['Japan', 'jp', 'Asia/Tokyo'], 82),
  Mexico: league('MEX', 'Liga MX', ['Mexico', 'mx', 'America/Mexico_City'], 68),
  Norway: league('NOR', 'Eliteserien', ['Norway', 'no', 'Europe/Oslo'], 84),
  Poland: league('POL', 'Ekstraklasa', ['Poland', 'pl', 'Europe/Warsaw'], 85),
  Romania: league('ROU', 'Superliga', ['Romania', 'ro', 'Europe/Bucharest'], 86),
  Russia: league('RUS', 'Premier League', ['Russia', 'ru', 'Europe/Moscow'], 87),
  Sweden: league('SWE', 'Allsvenskan', ['Sweden', 'se', 'Europe/Stockholm'], 83),
  Switzerland: league('SUI', 'Super League', ['Switzerland', 'ch', 'Europe/Zurich'], 79),
  USA: league('USA', 'MLS', ['USA', 'us', 'America/New_York'], 67),
};

const cup = /\b(?:copa|cup|coupe|kupa|pokal|trophy|supercup)\b/i;
const lowerDivision =
  /\b(?:2|ii|b|j2|one|second|segunda|nacional|first division|challenge|erste|usl|superettan|yk+onen)\b/i;

/**
 * The competition of an extra file's row, by its country: a league is renamed with its sponsors, and goes on under any name but that
 * of a lower division. A cup is a competition of its own. Undefined for any other.
 */
export function extraLeagueOf(country: string, given: string): League | undefined {
  const first = firstDivisions[country];
  const name = given.replace(/\s+/g, ' ').trim();
  if (!first || lowerDivision.test(name)) return undefined;
  if (!cup.test(name)) return first;
  return { ...first, ref: `${first.ref}-CUP`, name, priority: first.priority + 1 };
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

/** A row in the words that most files use: extra leagues and some of 2000 to 2005 have others for teams and goals. */
export function plainRow(row: CsvRow): CsvRow {
  const { Country, League: name, HomeTeam, Div } = row.cells;
  if (HomeTeam !== undefined) return row;
  const cells = Object.entries(row.cells).map(([key, cell]) => [names[key] ?? key, cell]);
  const league = Div ?? `${Country ?? ''}/${name ?? ''}`;
  return { ...row, cells: { ...Object.fromEntries(cells), Div: league } };
}

/** `2012/2013` is 2012/13; a season of one year stays as it is. */
export const extraSeason = (season: string): string =>
  season.replace(/^(\d{4})\/\d\d(\d\d)$/, '$1/$2');
