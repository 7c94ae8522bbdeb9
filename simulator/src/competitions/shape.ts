import type { Sport, StageKind } from '@scoreline/shared-lib/contract';
import { itemWhere } from '@scoreline/shared-lib/contract/lists';

/** Hours from UTC in winter, and whose summer time is kept; `us`: by each home city's longitude. */
export interface Zone {
  hours: number;
  summer?: 'eu' | 'us' | 'south';
  byCity?: true;
}

/** A knock-out after the table: how many go through and when it is played, as weeks before the season's end. */
export interface KnockOut {
  entrants: number;
  legs: 1 | 2;
  /** Basketball: wins that decide a series, by one-off `legs` games otherwise. */
  wins?: number;
  /** Two games of a series a week, between the weekends of domestic leagues. */
  midweek?: true;
  finalNeutral: boolean;
}

export interface Competition {
  key: string;
  sport: Sport;
  name: string;
  /** Category: a country, or an international one without a code. */
  category: { name: string; code: string | null };
  priority: number;
  /** `table`: everyone plays everyone `legs` times; `swiss`: eight rounds; `groups` of four; `cup`: knock-out from the start. */
  format: 'table' | 'swiss' | 'groups' | 'cup' | 'nba';
  legs: number;
  knockOut?: KnockOut;
  /** Month and day, `08-08`; an end before the start lies in the year after. */
  start: string;
  end: string;
  /** First and last day of a break in the year in which the season ends, as `MM-DD`. */
  pause?: [string, string];
  /** Weekdays a round is spread over (1 Monday to 7 Sunday) and those of a second round in a week. */
  days: readonly number[];
  midweek: readonly number[];
  zone: Zone;
  /** Earliest and latest kick-off in minutes of the local day, the latter may pass midnight. */
  kickOff: readonly [number, number];
  /** Mean goals, or points of both teams, a match. */
  scoring: number;
  /** How far apart the teams are, 1 being usual. */
  spread: number;
  everyYears?: 4;
  /** Its matches are in one year, and its season bears the name of the league season that began the year before. */
  named?: 'yearBefore';
  national?: true;
  teams: readonly Club[];
}

/** A competition before its place among the others is known. */
export type Unranked = Omit<Competition, 'priority'>;

export interface Club {
  /** Unique within the sport. */
  ref: string;
  sport: Sport;
  name: string;
  code: string;
  countryCode: string | null;
  national: boolean;
  colours: [string, string];
  city: { name: string; latitude: number; longitude: number };
  groups: string[];
}

export interface Stage {
  key: string;
  kind: StageKind;
  name: string;
}

const cities = new Map<string, Club['city']>();

function cityOf(text: string): Club['city'] {
  const [, key = text, latitude, longitude] = /^(.*?) (-?[\d.]+) (-?[\d.]+)$/.exec(text) ?? [];
  const known = cities.get(key);
  if (known) return known;
  if (latitude === undefined) throw new Error(`The place of ${text} is not given.`);
  const name = key.replace(/ (AR|AU|CL|DO|MX|PH|PR|US)$/, '');
  const city = { name, latitude: Number(latitude), longitude: Number(longitude) };
  cities.set(key, city);
  return city;
}

const colourOf = (text: string): string =>
  `#${text.length === 3 ? [...text].map((digit) => digit + digit).join('') : text}`;

/** Reads a table of clubs; a line `=CODE` names a club of `others`. */
export function readClubs(
  table: string,
  sport: Sport,
  country: string | null,
  others: readonly Club[] = [],
): Club[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      if (line.startsWith('=')) return itemWhere(others, (club) => club.code === line.slice(1));
      const [name, code, colours, city, groups] = line.split('|') as [
        string,
        string,
        string,
        string,
        string?,
      ];
      const [first, second] = colours.split(' ') as [string, string];
      return {
        ref: `${sport}:${country ?? 'int'}:${name}`,
        sport,
        name,
        code: code.slice(0, 4),
        countryCode: country,
        national: false,
        colours: [colourOf(first), colourOf(second)],
        city: cityOf(city),
        groups: groups?.split(' ') ?? [],
      };
    });
}

/** National teams have their country as a column of their own. */
export function readNations(table: string): Club[] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [name, code, country, colours, city] = line.split('|') as [
        string,
        string,
        string,
        string,
        string,
      ];
      const row = [name, code, colours, city].join('|');
      return readClubs(row, 'football', country).map((club) => ({
        ...club,
        ref: `national:${country}`,
        national: true,
      }));
    });
}
