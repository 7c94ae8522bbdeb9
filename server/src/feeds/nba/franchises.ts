import type { NbaGroup } from '@scoreline/shared-lib/contract';

import type { FeedEvent } from '@scoreline/shared-lib/contract/feed';
import {
  type Era,
  eraIn,
  namesOfToday,
  type NbaFranchise,
  nbaFranchises,
  playsIn,
  wholeName,
} from '../../store/catalogue/nbaFranchises';

export interface Franchise {
  code: string;
  name: string;
  shortName: string;
  groups: NbaGroup[];
}

const byTeam = new Map<NbaFranchise, Franchise>(
  nbaFranchises.map((team) => [
    team,
    { code: team.code, name: wholeName(team), shortName: team.nickname, groups: team.groups },
  ]),
);

export const franchises: Franchise[] = [...byTeam.values()];

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Null if two franchises share the name. */
type Names = Map<string, Franchise | null>;

/** Maps the names that `wanted` returns to their franchise. */
function namesOf(wanted: (team: NbaFranchise) => string[]): Names {
  const names: Names = new Map();
  for (const [team, franchise] of byTeam)
    for (const name of new Set(wanted(team).map(plain)))
      names.set(name, names.has(name) ? null : franchise);
  return names;
}

/** Two teams share a city that is written in two ways; one team had two cities for two seasons. */
const citiesOf = (city: string): string[] =>
  city === 'LA' || city === 'Los Angeles' ? ['LA', 'Los Angeles'] : [city, ...city.split('/')];

const namesInEra = (era: Era): string[] => [
  ...citiesOf(era.city),
  ...[era.nickname, wholeName(era), ...era.also],
];

const today = namesOf((team) => [
  ...citiesOf(team.city),
  ...[team.code, team.nickname, ...namesOfToday(team), ...team.also],
]);
const former = namesOf((team) => team.eras.flatMap(namesInEra));

function namesIn(team: NbaFranchise, year: number): string[] {
  const then = eraIn(team, year);
  if (then) return namesInEra(then);
  return playsIn(team, year) ? [...citiesOf(team.city), team.nickname] : [];
}

const bySeason = new Map<number, Names>();

function namesOfSeason(year: number): Names {
  const known = bySeason.get(year) ?? namesOf((team) => namesIn(team, year));
  bySeason.set(year, known);
  return known;
}

/**
 * Finds a franchise by any name a source uses, current or before a move: the city as archives write it (`GoldenState`,
 * `LALakers`), nickname, full name or letters. `year` is when the season began, if known: San Diego were the Rockets in 1970
 * and the Clippers in 1980, and New Orleans the Jazz before they were the Pelicans.
 */
export function franchiseOf(name: string, year?: number): Franchise | undefined {
  const written = plain(name);
  const then = year === undefined ? undefined : namesOfSeason(year).get(written);
  if (then) return then;
  const now = today.get(written);
  return (now === undefined ? former.get(written) : now) ?? undefined;
}

/** By the league's three-letter code. */
export const franchiseByCode = (code: string): Franchise | undefined =>
  franchises.find((team) => team.code === code);

/** A franchise as a feed event; one of them plays in Canada. */
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
