import { z } from 'zod';

import type { FeedEvent, PlayerPosition } from '@scoreline/shared-lib/contract/feed';
import { countryOfFlag } from './countryCodes';
import { utcOf } from '../localTime';
import type { OpenMatch } from './openfootballMatch';
import { nationRef } from './nationRef';
import { playerRefOf } from '../players';
import { archive } from '../reading';

const stadium = z.object({ city: z.string(), name: z.string(), timezone: z.string().optional() });
const nation = z.object({ name: z.string(), fifa_code: z.string(), flag_icon: z.string() });
const squad = z.object({
  name: z.string(),
  players: z.array(
    z.object({
      number: z.number().int().nullish(),
      pos: z.string().nullish(),
      name: z.string(),
      date_of_birth: z.string().nullish(),
    }),
  ),
});

export interface NationFacts {
  teams: unknown[];
  squads: unknown[];
}

const those = <T>(schema: z.ZodType<T>, entries: unknown[]): T[] =>
  entries.flatMap((entry) => {
    const result = schema.safeParse(entry);
    return result.success ? [result.data] : [];
  });

/** Matches name the city, or the stadium and the city; the stadium's own name is displayed. */
export const venuesOf = (stadiums: unknown[]): Map<string, string> =>
  new Map(
    those(stadium, stadiums).flatMap(({ city, name }) => [
      [city, name],
      [`${name}, ${city}`, name],
    ]),
  );

const named: Record<string, number> = { CET: 1, CEST: 2, EET: 2, EEST: 3, BST: 1, WET: 0 };

/** Parses a zone, `UTC-6`, `UTC±0` or `CEST`, to hours ahead of UTC. */
function hoursOf(zone: string | undefined): number | undefined {
  const [, sign, hours] = /^UTC(?:([+-])(\d{1,2})|±0)?$/.exec(zone ?? '') ?? [];
  if (hours) return sign === '-' ? -Number(hours) : Number(hours);
  return zone?.startsWith('UTC') ? 0 : named[zone ?? ''];
}

/** The zone written after the time, else the stadium's. */
export function zoneOf(stadiums: unknown[]): (match: OpenMatch) => string | undefined {
  const zones = those(stadium, stadiums).map(({ timezone }) => timezone);
  const common = new Set(zones).size === 1 ? zones[0] : undefined;
  return ({ date, time }) => {
    const [clock, zone] = time?.split(' ') ?? [];
    const hours = hoursOf(zone ?? common);
    const wall = clock && utcOf(date, clock, 'UTC');
    if (!wall || hours === undefined) return undefined;
    return new Date(Date.parse(wall) - hours * 3_600_000).toISOString();
  };
}

export function nationEvents(
  names: Map<string, string>,
  facts: NationFacts,
  codeOf: (name: string) => string,
  revision: number,
): FeedEvent[] {
  const known = new Map(those(nation, facts.teams).map((team) => [nationRef(team.name), team]));
  return [...names].map(([ref, name]) => ({
    type: 'team',
    source: archive,
    revision,
    ref,
    sport: 'football',
    name,
    shortName: name,
    code: known.get(ref)?.fifa_code ?? codeOf(name),
    countryCode: countryOfFlag(known.get(ref)?.flag_icon ?? '') ?? null,
    national: true,
    colours: null,
    venue: null,
    coach: null,
  }));
}

const positions: Record<string, PlayerPosition> = {
  GK: 'goalkeeper',
  DF: 'defender',
  MF: 'midfielder',
  FW: 'forward',
};

export function squadEvents(
  names: Map<string, string>,
  facts: NationFacts,
  from: string,
  revision: number,
): FeedEvent[] {
  return those(squad, facts.squads)
    .filter(({ name }) => names.has(nationRef(name)))
    .flatMap(({ name, players }): FeedEvent[] => {
      const teamRef = nationRef(name);
      const base = { source: archive, revision };
      return [
        ...players.map((player) => ({
          type: 'player' as const,
          ...base,
          ref: playerRefOf(teamRef, player.name),
          sport: 'football' as const,
          name: player.name,
          birthDate: player.date_of_birth || null,
          nationality: null,
          position: positions[player.pos ?? ''] ?? null,
          preferredFoot: null,
          heightCm: null,
        })),
        {
          type: 'squad',
          ...base,
          teamRef,
          from,
          players: players.map((player) => ({
            playerRef: playerRefOf(teamRef, player.name),
            shirtNumber: player.number ?? null,
          })),
        },
      ];
    });
}
