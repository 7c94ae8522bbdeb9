import type { RouteDescriptor, Sport } from '@scoreline/shared-lib/contract';
import { sports } from '@scoreline/shared-lib/contract';
import type { Player } from '../recorded';

import type { Address } from './alonePage';

const ids = {
  eventId: 'sports-query/match/detail',
  tournamentId: 'sports-query/league/detail',
  competitorId: 'sports-query/team/detail',
  playerId: 'sports-query/player/detail',
} as const;
type IdName = keyof typeof ids;

const isIdName = (name: string): name is IdName => Object.hasOwn(ids, name);

interface Thing {
  id: number;
  sport: Sport | undefined;
  label: string;
}

const sportIn = (data: unknown): Sport | undefined =>
  sports.find((sport) => JSON.stringify(data).includes(`"sport":"${sport}"`));

/** Recorded things of one kind, each with its status if it has one. */
const thingsOf = ({ answers }: Player, name: IdName): Thing[] =>
  answers
    .filter(({ path }) => path === ids[name])
    .map(({ request, data }) => {
      const { summary } = data as { summary?: { status: string } };
      const id = Number(request[name]);
      return { id, sport: sportIn(data), label: summary?.status ?? `${id}` };
    });

const fill = (path: string, { id, sport }: Partial<Thing>) =>
  path
    .replace(':sportName', sport ?? 'football')
    .replace(/:(\w+)/g, (_whole, name: string) => (isIdName(name) ? `${id}` : 'x'));

/** Example addresses of a route: one for each recorded thing it can show, or for each sport. */
function addressesOf(path: string, player: Player): Address[] {
  const named = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name).find(isIdName);
  if (named)
    return thingsOf(player, named).map((thing) => ({
      label: `${path} (${thing.sport ?? ''} ${thing.label})`,
      path: fill(path, thing),
    }));
  return sports.map((sport) => ({
    label: `${path} (${sport})`,
    path: `${fill(path, { sport })}?sport=${sport}`,
  }));
}

/** Every address at which a remote can show recorded data. */
export const recordedAddresses = (
  routes: readonly Pick<RouteDescriptor, 'path'>[],
  player: Player,
): Address[] => routes.flatMap(({ path }) => addressesOf(path, player));
