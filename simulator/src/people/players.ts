import type { PlayerPosition, Sport } from '@scoreline/shared-lib/contract';
import { itemAt } from '@scoreline/shared-lib/contract/lists';

import { dateText, dayIn } from '../calendar/days';
import type { Club } from '../competitions/shape';
import { randomOf } from '../random';
import { personName } from './names';

export interface Player {
  ref: string;
  sport: Sport;
  name: string;
  birthDate: string;
  birthYear: number;
  nationality: string;
  position: PlayerPosition;
  preferredFoot: 'left' | 'right' | 'both' | null;
  heightCm: number;
}

type SquadShape = readonly (readonly [position: PlayerPosition, heightCm: number])[];
const repeated = (position: PlayerPosition, heightCm: number, count: number): SquadShape =>
  Array.from({ length: count }, () => [position, heightCm] as const);

/** What a place in the squad is for; a squad has as many players as its sport has places. */
export const squadShapes: Record<Sport, SquadShape> = {
  football: [
    ...repeated('goalkeeper', 190, 3),
    ...repeated('defender', 185, 8),
    ...repeated('midfielder', 179, 7),
    ...repeated('forward', 181, 6),
  ],
  basketball: [
    ...repeated('guard', 191, 5),
    ...repeated('wing', 201, 4),
    ...repeated('centre', 209, 4),
  ],
};

/** Shirt numbers by place. */
export const shirts: Record<Sport, readonly number[]> = {
  football: [1, 13, 31, 2, 3, 4, 5, 12, 15, 22, 26, 6, 8, 10, 14, 16, 18, 20, 7, 9, 11, 17, 19, 21],
  basketball: [1, 3, 5, 7, 10, 8, 11, 13, 20, 15, 21, 33, 44],
};

const foreigners = {
  football: [
    'br',
    'ar',
    'fr',
    'es',
    'pt',
    'nl',
    'gb-eng',
    'de',
    'it',
    'ng',
    'sn',
    'gh',
    'ci',
    'ma',
    'hr',
    'rs',
    'dk',
    'se',
    'no',
    'be',
    'uy',
    'co',
    'jp',
    'kr',
    'us',
    'pl',
    'at',
    'ch',
    'gb-sct',
    'mx',
    'ec',
    'dz',
    'tr',
    'ca',
    'au',
  ],
  basketball: [
    'us',
    'us',
    'us',
    'fr',
    'rs',
    'es',
    'de',
    'au',
    'hr',
    'si',
    'lt',
    'ca',
    'gr',
    'ng',
    'cm',
    'it',
    'tr',
    'br',
  ],
} as const;

/** Share of a squad from the club's own country. */
const homeShare = { football: 0.58, basketball: 0.62 } as const;

interface Coming {
  index: number;
  ref: string;
  year: number;
  young: boolean;
  /** Names of those who are there. */
  taken: ReadonlySet<string>;
}

/** The player who came to a club's place in a year; who he is depends on nothing else, but that nobody there has his name. */
export function createPlayer(club: Club, { index, ref, year, young, taken }: Coming): Player {
  const { sport } = club;
  const random = randomOf('player', ref);
  const home = club.countryCode ?? random.pick(foreigners[sport]);
  const nationality =
    club.national || random.chance(homeShare[sport]) ? home : random.pick(foreigners[sport]);
  const [position, height] = itemAt(squadShapes[sport], index);
  const birthYear = year - (young ? random.whole(18, 20) : random.whole(19, 32));
  return {
    ref,
    sport,
    name: freeName(nationality, ref, taken),
    birthDate: dateText(dayIn(birthYear, '01-01') + random.whole(0, 364)),
    birthYear,
    nationality,
    position,
    preferredFoot:
      sport === 'football'
        ? itemAt(['right', 'right', 'right', 'left', 'both'] as const, random.whole(0, 4))
        : null,
    heightCm: Math.round(random.normal(height, 5)),
  };
}

const mostNames = 20;

function freeName(nationality: string, ref: string, taken: ReadonlySet<string>): string {
  const first = personName(nationality, ref);
  for (let name = first, again = 1; again <= mostNames; again++) {
    if (!taken.has(name)) return name;
    name = personName(nationality, ref, again);
  }
  return first;
}
