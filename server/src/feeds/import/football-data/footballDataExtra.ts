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

/** By country and league as the file names them. Austria's is that of the other files. */
export const extraLeagues: Record<string, League> = {
  'Argentina/Liga Profesional': league(
    'ARG',
    'Liga Profesional',
    ['Argentina', 'ar', 'America/Argentina/Buenos_Aires'],
    80,
  ),
  'Austria/Bundesliga': divisions.A1!,
  'Brazil/Serie A': league('BRA', 'Série A', ['Brazil', 'br', 'America/Sao_Paulo'], 57),
  'China/Super League': league('CHN', 'Super League', ['China', 'cn', 'Asia/Shanghai'], 100),
  'Denmark/Superliga': league('DNK', 'Superliga', ['Denmark', 'dk', 'Europe/Copenhagen'], 78),
  'Finland/Veikkausliiga': league(
    'FIN',
    'Veikkausliiga',
    ['Finland', 'fi', 'Europe/Helsinki'],
    105,
  ),
  'Ireland/Premier Division': league(
    'IRL',
    'Premier Division',
    ['Ireland', 'ie', 'Europe/Dublin'],
    106,
  ),
  'Japan/J1 League': league('JPN', 'J1 League', ['Japan', 'jp', 'Asia/Tokyo'], 82),
  'Mexico/Liga MX': league('MEX', 'Liga MX', ['Mexico', 'mx', 'America/Mexico_City'], 68),
  'Norway/Eliteserien': league('NOR', 'Eliteserien', ['Norway', 'no', 'Europe/Oslo'], 84),
  'Poland/Ekstraklasa': league('POL', 'Ekstraklasa', ['Poland', 'pl', 'Europe/Warsaw'], 85),
  'Romania/Superliga': league('ROU', 'Superliga', ['Romania', 'ro', 'Europe/Bucharest'], 86),
  'Russia/Premier League': league('RUS', 'Premier League', ['Russia', 'ru', 'Europe/Moscow'], 87),
  'Sweden/Allsvenskan': league('SWE', 'Allsvenskan', ['Sweden', 'se', 'Europe/Stockholm'], 83),
  'Switzerland/Super League': league(
    'SUI',
    'Super League',
    ['Switzerland', 'ch', 'Europe/Zurich'],
    79,
  ),
  'USA/MLS': league('USA', 'MLS', ['USA', 'us', 'America/New_York'], 67),
};

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
