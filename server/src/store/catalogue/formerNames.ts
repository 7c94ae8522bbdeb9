import type { Sport } from '@scoreline/shared-lib/contract';

/** A team as a league knew it up to a season, under another name than today's. */
export interface FormerName {
  /** Its name of today. */
  team: string;
  name: string;
}

interface Era {
  name: string;
  /** Seasons by the years in which they began. */
  from: number;
  to: number;
}

const era = (name: string, from: number, to: number): Era => ({ name, from, to });

/**
 * Franchises of the NBA that moved or changed their names, by their names of today. The years were held against a public copy
 * of the franchise history of stats.nba.com up to 2019; nba-sbr-odds has nobody under a former name from 2015/16 on, when the
 * Clippers, whom that list calls by one name, shortened theirs.
 */
const nbaEras: Record<string, readonly Era[]> = {
  'Atlanta Hawks': [
    era('Tri-Cities Blackhawks', 1949, 1950),
    era('Milwaukee Hawks', 1951, 1954),
    era('St. Louis Hawks', 1955, 1967),
  ],
  'Brooklyn Nets': [era('New York Nets', 1976, 1976), era('New Jersey Nets', 1977, 2011)],
  'Charlotte Hornets': [era('Charlotte Bobcats', 2004, 2013)],
  'Detroit Pistons': [era('Fort Wayne Pistons', 1948, 1956)],
  'Golden State Warriors': [
    era('Philadelphia Warriors', 1946, 1961),
    era('San Francisco Warriors', 1962, 1970),
  ],
  'Houston Rockets': [era('San Diego Rockets', 1967, 1970)],
  'LA Clippers': [
    era('Buffalo Braves', 1970, 1977),
    era('San Diego Clippers', 1978, 1983),
    era('Los Angeles Clippers', 1984, 2014),
  ],
  'Los Angeles Lakers': [era('Minneapolis Lakers', 1948, 1959)],
  'Memphis Grizzlies': [era('Vancouver Grizzlies', 1995, 2000)],
  'New Orleans Pelicans': [
    era('New Orleans Hornets', 2002, 2004),
    era('New Orleans/Oklahoma City Hornets', 2005, 2006),
    era('New Orleans Hornets', 2007, 2012),
  ],
  'Oklahoma City Thunder': [era('Seattle SuperSonics', 1967, 2007)],
  'Philadelphia 76ers': [era('Syracuse Nationals', 1949, 1962)],
  'Sacramento Kings': [
    era('Rochester Royals', 1948, 1956),
    era('Cincinnati Royals', 1957, 1971),
    era('Kansas City-Omaha Kings', 1972, 1974),
    era('Kansas City Kings', 1975, 1984),
  ],
  'Utah Jazz': [era('New Orleans Jazz', 1974, 1978)],
  'Washington Wizards': [
    era('Chicago Packers', 1961, 1961),
    era('Chicago Zephyrs', 1962, 1962),
    era('Baltimore Bullets', 1963, 1972),
    era('Capital Bullets', 1973, 1973),
    era('Washington Bullets', 1974, 1996),
  ],
};

const eraIn = (eras: readonly Era[] | undefined, year: number): Era | undefined =>
  eras?.find(({ from, to }) => year >= from && year <= to);

/** What teams of the NBA were called in the season that began in `year`, where that was not as today. */
export const nbaNamesIn = (year: number): FormerName[] =>
  Object.entries(nbaEras).flatMap(([team, eras]) => {
    const then = eraIn(eras, year);
    return then ? [{ team, name: then.name }] : [];
  });

/** Every name that a team of the NBA has had beside today's, once. */
export const nbaFormerNames = (): FormerName[] =>
  Object.entries(nbaEras).flatMap(([team, eras]) =>
    [...new Set(eras.map(({ name }) => name))].map((name) => ({ team, name })),
  );

/** No season of a former name went on into July, and none has begun before. */
const seasonAt = (at: Date): number => at.getUTCFullYear() - (at.getUTCMonth() < 6 ? 1 : 0);

/** What a team was called when it played a match. */
export const nameAt = (sport: Sport, name: string, at: Date): string =>
  (sport === 'basketball' && eraIn(nbaEras[name], seasonAt(at))?.name) || name;
