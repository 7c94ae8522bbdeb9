import type { NbaGroup } from '@scoreline/shared-lib/contract';

/** A former name of a franchise. Seasons are named by the years in which they began. */
export interface Era {
  city: string;
  nickname: string;
  from: number;
  to: number;
  /** Other names: short forms, and the letters of its time. */
  also: readonly string[];
}

export interface NbaFranchise {
  code: string;
  city: string;
  nickname: string;
  groups: NbaGroup[];
  /** Its first season in the league. */
  since: number;
  /** Full names in sources today, besides city and nickname. */
  names: readonly string[];
  /** Today's names among fans and in tables. */
  also: readonly string[];
  eras: readonly Era[];
  /** First and last season in which it did not play. */
  away?: readonly [number, number];
}

interface More {
  names?: readonly string[];
  also?: readonly string[];
  eras?: readonly Era[];
  away?: readonly [number, number];
}

const era = (
  city: string,
  nickname: string,
  [from, to]: readonly [number, number],
  ...also: string[]
): Era => ({ city, nickname, from, to, also });

const franchise = (
  code: string,
  [city, nickname]: readonly [string, string],
  since: number,
  groups: NbaGroup[],
  { names = [], also = [], eras = [], away }: More = {},
): NbaFranchise => ({
  ...{ code, city, nickname, since, groups, names, also, eras },
  ...(away && { away }),
});

/**
 * Every NBA franchise with its current and former names, shared by importers and search. The years of former names were checked
 * against a public copy of the franchise history of stats.nba.com up to 2019, and today's names against the NBA's own list of
 * 2023/24; nba-sbr-odds has no former names from 2015/16 on, when the Clippers, who have one name in that history, shortened
 * theirs. The first Charlotte Hornets moved to New Orleans; Charlotte received their history back in 2014, so those seasons are
 * Charlotte's.
 */
export const nbaFranchises: readonly NbaFranchise[] = [
  franchise('ATL', ['Atlanta', 'Hawks'], 1949, ['ec', 'se'], {
    eras: [
      era('Tri-Cities', 'Blackhawks', [1949, 1950]),
      era('Milwaukee', 'Hawks', [1951, 1954]),
      era('St. Louis', 'Hawks', [1955, 1967], 'Saint Louis Hawks', 'STL'),
    ],
  }),
  franchise('BOS', ['Boston', 'Celtics'], 1946, ['ec', 'al'], { also: ['Celts'] }),
  franchise('BKN', ['Brooklyn', 'Nets'], 1976, ['ec', 'al'], {
    also: ['BRK'],
    eras: [
      era('New York', 'Nets', [1976, 1976], 'NY Nets'),
      era('New Jersey', 'Nets', [1977, 2011], 'NJ Nets', 'NJN'),
    ],
  }),
  franchise('CHA', ['Charlotte', 'Hornets'], 1988, ['ec', 'se'], {
    also: ['CHO', 'CHH'],
    eras: [era('Charlotte', 'Bobcats', [2004, 2013])],
    away: [2002, 2003],
  }),
  franchise('CHI', ['Chicago', 'Bulls'], 1966, ['ec', 'cl']),
  franchise('CLE', ['Cleveland', 'Cavaliers'], 1970, ['ec', 'cl'], {
    names: ['Cleveland Cavs'],
    also: ['Cavs'],
  }),
  franchise('DAL', ['Dallas', 'Mavericks'], 1980, ['wc', 'sw'], {
    names: ['Dallas Mavs'],
    also: ['Mavs'],
  }),
  franchise('DEN', ['Denver', 'Nuggets'], 1976, ['wc', 'nw'], { also: ['Nuggs'] }),
  franchise('DET', ['Detroit', 'Pistons'], 1948, ['ec', 'cl'], {
    eras: [era('Fort Wayne', 'Pistons', [1948, 1956], 'Ft. Wayne Pistons')],
  }),
  franchise('GSW', ['Golden State', 'Warriors'], 1946, ['wc', 'pc'], {
    names: ['GS Warriors'],
    also: ['Dubs'],
    eras: [
      era('Philadelphia', 'Warriors', [1946, 1961]),
      era('San Francisco', 'Warriors', [1962, 1970], 'SF Warriors', 'SFW'),
    ],
  }),
  franchise('HOU', ['Houston', 'Rockets'], 1967, ['wc', 'sw'], {
    eras: [era('San Diego', 'Rockets', [1967, 1970], 'SD Rockets', 'SDR')],
  }),
  franchise('IND', ['Indiana', 'Pacers'], 1976, ['ec', 'cl']),
  franchise('LAC', ['LA', 'Clippers'], 1970, ['wc', 'pc'], {
    names: ['Los Angeles Clippers', 'L.A. Clippers'],
    also: ['Clips'],
    eras: [
      era('Buffalo', 'Braves', [1970, 1977], 'BUF'),
      era('San Diego', 'Clippers', [1978, 1983], 'SD Clippers', 'SDC'),
      era('Los Angeles', 'Clippers', [1984, 2014], 'LA Clippers'),
    ],
  }),
  franchise('LAL', ['Los Angeles', 'Lakers'], 1948, ['wc', 'pc'], {
    names: ['LA Lakers', 'L.A. Lakers'],
    eras: [era('Minneapolis', 'Lakers', [1948, 1959], 'MPLS Lakers')],
  }),
  franchise('MEM', ['Memphis', 'Grizzlies'], 1995, ['wc', 'sw'], {
    also: ['Grizz'],
    eras: [era('Vancouver', 'Grizzlies', [1995, 2000], 'VAN')],
  }),
  franchise('MIA', ['Miami', 'Heat'], 1988, ['ec', 'se']),
  franchise('MIL', ['Milwaukee', 'Bucks'], 1968, ['ec', 'cl']),
  franchise('MIN', ['Minnesota', 'Timberwolves'], 1989, ['wc', 'nw'], {
    also: ['Wolves', 'T-Wolves', 'Minnesota Wolves'],
  }),
  franchise('NOP', ['New Orleans', 'Pelicans'], 2002, ['wc', 'sw'], {
    names: ['NO Pelicans', 'N.O. Pelicans'],
    also: ['Pels'],
    eras: [
      era('New Orleans', 'Hornets', [2002, 2004], 'NO Hornets', 'NOH'),
      era('New Orleans/Oklahoma City', 'Hornets', [2005, 2006], 'NO/OKC Hornets', 'NOK'),
      era('New Orleans', 'Hornets', [2007, 2012]),
    ],
  }),
  franchise('NYK', ['New York', 'Knicks'], 1946, ['ec', 'al'], {
    names: ['NY Knicks', 'New York Knickerbockers'],
    also: ['Knickerbockers'],
  }),
  franchise('OKC', ['Oklahoma City', 'Thunder'], 1967, ['wc', 'nw'], {
    names: ['OKC Thunder'],
    eras: [era('Seattle', 'SuperSonics', [1967, 2007], 'Sonics', 'Seattle Sonics', 'SEA')],
  }),
  franchise('ORL', ['Orlando', 'Magic'], 1989, ['ec', 'se']),
  franchise('PHI', ['Philadelphia', '76ers'], 1949, ['ec', 'al'], {
    names: ['Philadelphia Sixers', 'Philly 76ers', 'Philly Sixers'],
    also: ['Sixers', 'Philly'],
    eras: [era('Syracuse', 'Nationals', [1949, 1962], 'Syracuse Nats')],
  }),
  franchise('PHX', ['Phoenix', 'Suns'], 1968, ['wc', 'pc'], { also: ['PHO'] }),
  franchise('POR', ['Portland', 'Trail Blazers'], 1970, ['wc', 'nw'], {
    names: ['Portland Blazers', 'Portland Trailblazers'],
    also: ['Blazers', 'Trailblazers'],
  }),
  franchise('SAC', ['Sacramento', 'Kings'], 1948, ['wc', 'pc'], {
    eras: [
      era('Rochester', 'Royals', [1948, 1956]),
      era('Cincinnati', 'Royals', [1957, 1971], 'CIN'),
      era('Kansas City-Omaha', 'Kings', [1972, 1974], 'KC-Omaha Kings'),
      era('Kansas City', 'Kings', [1975, 1984], 'KC Kings', 'KCK'),
    ],
  }),
  franchise('SAS', ['San Antonio', 'Spurs'], 1976, ['wc', 'sw'], { names: ['SA Spurs'] }),
  franchise('TOR', ['Toronto', 'Raptors'], 1995, ['ec', 'al'], { also: ['Raps'] }),
  franchise('UTA', ['Utah', 'Jazz'], 1974, ['wc', 'nw'], {
    eras: [era('New Orleans', 'Jazz', [1974, 1978], 'NO Jazz', 'NOJ')],
  }),
  franchise('WAS', ['Washington', 'Wizards'], 1961, ['ec', 'se'], {
    also: ['Wiz', 'WSH'],
    eras: [
      era('Chicago', 'Packers', [1961, 1961]),
      era('Chicago', 'Zephyrs', [1962, 1962]),
      era('Baltimore', 'Bullets', [1963, 1972], 'BAL'),
      era('Capital', 'Bullets', [1973, 1973]),
      era('Washington', 'Bullets', [1974, 1996], 'WSB'),
    ],
  }),
];

/** City and nickname of a franchise, today or in another era. */
export const wholeName = ({ city, nickname }: Pick<Era, 'city' | 'nickname'>): string =>
  `${city} ${nickname}`;

/** Every full name of a franchise in sources today, its own first. */
export const namesOfToday = (team: NbaFranchise): string[] => [wholeName(team), ...team.names];

export const eraIn = ({ eras }: NbaFranchise, year: number): Era | undefined =>
  eras.find(({ from, to }) => year >= from && year <= to);

/** Whether it played in the season that began in `year`. */
export const playsIn = ({ since, away }: NbaFranchise, year: number): boolean =>
  year >= since && !(away && year >= away[0] && year <= away[1]);

const byName = new Map(
  nbaFranchises.flatMap((team) => namesOfToday(team).map((name) => [name, team] as const)),
);

/** The franchise with this name in sources today. */
export const franchiseCalled = (name: string): NbaFranchise | undefined => byName.get(name);
