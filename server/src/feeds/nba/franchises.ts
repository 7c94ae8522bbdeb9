import type { NbaGroup } from '@scoreline/shared-lib/contract';

import type { FeedEvent } from '@scoreline/shared-lib/contract/feed';
import { itemAt } from '@scoreline/shared-lib/contract/lists';
import { nbaFormerNames } from '../../store/catalogue/formerNames';

export interface Franchise {
  code: string;
  name: string;
  shortName: string;
  groups: NbaGroup[];
}

const franchise = (
  code: string,
  city: string,
  shortName: string,
  ...groups: NbaGroup[]
): Franchise => ({ code, name: `${city} ${shortName}`, shortName, groups });

export const franchises: Franchise[] = [
  franchise('ATL', 'Atlanta', 'Hawks', 'ec', 'se'),
  franchise('BOS', 'Boston', 'Celtics', 'ec', 'al'),
  franchise('BKN', 'Brooklyn', 'Nets', 'ec', 'al'),
  franchise('CHA', 'Charlotte', 'Hornets', 'ec', 'se'),
  franchise('CHI', 'Chicago', 'Bulls', 'ec', 'cl'),
  franchise('CLE', 'Cleveland', 'Cavaliers', 'ec', 'cl'),
  franchise('DAL', 'Dallas', 'Mavericks', 'wc', 'sw'),
  franchise('DEN', 'Denver', 'Nuggets', 'wc', 'nw'),
  franchise('DET', 'Detroit', 'Pistons', 'ec', 'cl'),
  franchise('GSW', 'Golden State', 'Warriors', 'wc', 'pc'),
  franchise('HOU', 'Houston', 'Rockets', 'wc', 'sw'),
  franchise('IND', 'Indiana', 'Pacers', 'ec', 'cl'),
  franchise('LAC', 'LA', 'Clippers', 'wc', 'pc'),
  franchise('LAL', 'Los Angeles', 'Lakers', 'wc', 'pc'),
  franchise('MEM', 'Memphis', 'Grizzlies', 'wc', 'sw'),
  franchise('MIA', 'Miami', 'Heat', 'ec', 'se'),
  franchise('MIL', 'Milwaukee', 'Bucks', 'ec', 'cl'),
  franchise('MIN', 'Minnesota', 'Timberwolves', 'wc', 'nw'),
  franchise('NOP', 'New Orleans', 'Pelicans', 'wc', 'sw'),
  franchise('NYK', 'New York', 'Knicks', 'ec', 'al'),
  franchise('OKC', 'Oklahoma City', 'Thunder', 'wc', 'nw'),
  franchise('ORL', 'Orlando', 'Magic', 'ec', 'se'),
  franchise('PHI', 'Philadelphia', '76ers', 'ec', 'al'),
  franchise('PHX', 'Phoenix', 'Suns', 'wc', 'pc'),
  franchise('POR', 'Portland', 'Trail Blazers', 'wc', 'nw'),
  franchise('SAC', 'Sacramento', 'Kings', 'wc', 'pc'),
  franchise('SAS', 'San Antonio', 'Spurs', 'wc', 'sw'),
  franchise('TOR', 'Toronto', 'Raptors', 'ec', 'al'),
  franchise('UTA', 'Utah', 'Jazz', 'wc', 'nw'),
  franchise('WAS', 'Washington', 'Wizards', 'ec', 'se'),
];

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');
const byName = new Map(
  franchises.flatMap((team): [string, Franchise][] => {
    const city = team.name.slice(0, -team.shortName.length - 1);
    return [
      [plain(city), team],
      [plain(team.name), team],
    ];
  }),
);
// Franchises that have moved or changed their names, as they were called then. The first Charlotte Hornets went to New
// Orleans; Charlotte was given their history back in 2014, and is found under its own name with those seasons.
const called = (name: string, team: string) => {
  const franchise = byName.get(plain(team));
  if (franchise) byName.set(plain(name), franchise);
};
for (const { name, team } of nbaFormerNames()) called(name, team);
called('New Jersey', 'Brooklyn Nets');
called('Seattle', 'Oklahoma City Thunder');
called('Vancouver', 'Memphis Grizzlies');
called('New Orleans/Oklahoma City', 'New Orleans Pelicans');
// Two teams share a city, and the archive writes them in one word.
byName.set('lalakers', itemAt(franchises, 13));
byName.set('losangelesclippers', itemAt(franchises, 12));
byName.delete('la');
byName.delete('losangeles');

/** The franchise by its city as the archives write it (`GoldenState`, `LALakers`), or by its full name. */
export const franchiseOf = (name: string): Franchise | undefined => byName.get(plain(name));

/** By three letters, as the league itself writes them. */
export const franchiseByCode = (code: string): Franchise | undefined =>
  franchises.find((team) => team.code === code);

/** A franchise as its feed tells it; one of them plays in Canada. */
export const teamEvent = (
  { code, name, shortName }: Franchise,
  from: { source: string; revision: number },
): FeedEvent => ({
  type: 'team',
  ...from,
  ref: code,
  sport: 'basketball',
  name,
  shortName,
  code,
  countryCode: code === 'TOR' ? 'ca' : 'us',
  national: false,
  colours: null,
  venue: null,
  coach: null,
});
