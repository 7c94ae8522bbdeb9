import { divisions, league, type League } from './leagues';

/** The first division of each country with an extra file. Austria's is the same league as in the other files. */
export const firstDivisions: Record<string, League> = {
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

const europe = ['Europe', null, 'Europe/Zurich'] as const;
const germany = ['Germany', 'de', 'Europe/Berlin'] as const;
const austria = ['Austria', 'at', 'Europe/Vienna'] as const;

const cup = (...given: Parameters<typeof league>): League => ({ ...league(...given), cup: true });

/** By openfootball's file name, leagues that are not a division of football-data. */
export const fileLeagues: Record<string, League> = {
  'ar.1': firstDivisions.Argentina!,
  'br.1': firstDivisions.Brazil!,
  'ch.1': firstDivisions.Switzerland!,
  'cn.1': firstDivisions.China!,
  'jp.1': firstDivisions.Japan!,
  'mx.1': firstDivisions.Mexico!,
  'ru.1': firstDivisions.Russia!,
  mls: firstDivisions.USA!,
  'de.3': league('D3', '3. Liga', germany, 92),
  'de.cup': cup('D-CUP', 'DFB-Pokal', germany, 35),
  'at.cup': cup('A1-CUP', 'ÖFB-Cup', austria, 77),
  'br.2': league('BRA2', 'Série B', ['Brazil', 'br', 'America/Sao_Paulo'], 96),
  'ch.2': league('SUI2', 'Challenge League', ['Switzerland', 'ch', 'Europe/Zurich'], 116),
  'ru.2': league('RUS2', 'First League', ['Russia', 'ru', 'Europe/Moscow'], 117),
  'tr.2': league('T2', '1. Lig', ['Turkey', 'tr', 'Europe/Istanbul'], 112),
  'au.1': league('AUS', 'A-League', ['Australia', 'au', 'Australia/Sydney'], 101),
  'co.1': league('COL', 'Primera A', ['Colombia', 'co', 'America/Bogota'], 88),
  'cz.1': league('CZE', 'First League', ['Czech Republic', 'cz', 'Europe/Prague'], 89),
  'dz.1': league('DZA', 'Ligue 1', ['Algeria', 'dz', 'Africa/Algiers'], 107),
  'eg.1': league('EGY', 'Premier League', ['Egypt', 'eg', 'Africa/Cairo'], 102),
  'hu.1': league('HUN', 'NB I', ['Hungary', 'hu', 'Europe/Budapest'], 103),
  'ma.1': league('MAR', 'Botola Pro', ['Morocco', 'ma', 'Africa/Casablanca'], 104),
  'copa.l': league(
    'LIB',
    'Copa Libertadores',
    ['South America', null, 'America/Argentina/Buenos_Aires'],
    12,
  ),
  'uefa.el': league('EL', 'Europa League', europe, 6),
  'uefa.conf': league('ECL', 'Conference League', europe, 7),
  clubworldcup: league('CWC', 'Club World Cup', ['World', null, 'America/New_York'], 8),
};

/** openfootball's file names, without extension, of football-data's divisions. */
const files: Record<string, string> = {
  'en.1': 'E0',
  'en.2': 'E1',
  'en.3': 'E2',
  'en.4': 'E3',
  'de.1': 'D1',
  'de.2': 'D2',
  'fr.1': 'F1',
  'fr.2': 'F2',
  'it.1': 'I1',
  'it.2': 'I2',
  'es.1': 'SP1',
  'es.2': 'SP2',
  'nl.1': 'N1',
  'be.1': 'B1',
  'pt.1': 'P1',
  'tr.1': 'T1',
  'gr.1': 'G1',
  'sco.1': 'SC0',
  'at.1': 'A1',
  'at.2': 'A2',
  'uefa.cl': 'CL',
};

/** The league of an openfootball file like `en.1.json`. */
export function leagueOfFile(fileName: string): League | undefined {
  const name = fileName.replace(/\.json$/, '');
  return divisions[files[name] ?? ''] ?? fileLeagues[name];
}
