import {
  type BootQuery,
  type OperationPath,
  type Sport,
  sports,
} from '@scoreline/shared-lib/contract';

import type { Brand } from './brand';
import type { PageOptions } from './options';
import { dayIn } from './timeZone';

export interface Visit {
  brand: Brand;
  timeZone: string;
  /** The sport this device shows first, if it has said so. */
  sport: string | undefined;
  query: URLSearchParams;
  params: Record<string, string>;
}

interface Ask {
  path: OperationPath;
  request: unknown;
}

const isSport = (name: string | null | undefined): name is Sport =>
  (sports as readonly unknown[]).includes(name);

const isDay = (day: string | null): day is string => /^\d{4}-\d{2}-\d{2}$/.test(day ?? '');

function dayList({ brand, timeZone, sport, query }: Visit, now: Date): Ask {
  const wanted = [query.get('sport'), sport].find(isSport) ?? brand.primarySport;
  const date = query.get('date');
  const request = { sport: wanted, date: isDay(date) ? date : dayIn(now, timeZone), timeZone };
  return { path: 'sports-query/match/list', request };
}

/** A match's head, and what its open tab shows first. */
function matchAsks({ params, query }: Visit): Ask[] {
  const request = { eventId: Number(params.eventId) };
  const tabs: Record<string, Ask['path']> = {
    odds: 'sports-query/match/odds',
    lineups: 'sports-query/match/lineups',
    statistics: 'sports-query/match/statistics',
    h2h: 'sports-query/match/h2h',
  };
  const tab = tabs[query.get('tab') ?? ''];
  const shown: Ask['path'][] = tab
    ? [tab]
    : ['sports-query/match/events', 'sports-query/match/momentum'];
  return ['sports-query/match/detail' as const, ...shown].map((path) => ({ path, request }));
}

function leagueAsks({ params, query }: Visit): Ask[] {
  const season = query.get('season');
  const tournamentId = Number(params.tournamentId);
  const request = season ? { tournamentId, season } : { tournamentId };
  return [{ path: 'sports-query/league/detail', request }];
}

/** What the client will ask for first on a route, by the name its descriptor gives under `prefetch`. */
const loaders: Record<string, (visit: Visit, now: Date) => Ask[]> = {
  scores: (visit, now) => [dayList(visit, now)],
  match: matchAsks,
  league: leagueAsks,
  team: ({ params }) => [
    {
      path: 'sports-query/team/detail',
      request: { competitorId: Number(params.competitorId) },
    },
  ],
  player: ({ params }) => [
    { path: 'sports-query/player/detail', request: { playerId: Number(params.playerId) } },
  ],
};

/** Answers for the first render; one that cannot be had is left for the client to ask for. */
export async function firstData(
  prefetch: string | undefined,
  visit: Visit,
  { ask, now }: Pick<PageOptions, 'ask' | 'now'>,
): Promise<BootQuery[]> {
  const wanted = prefetch ? (loaders[prefetch]?.(visit, now()) ?? []) : [];
  const answers = wanted.map(async ({ path, request }): Promise<BootQuery[]> => {
    try {
      return [{ path, request, data: await ask(path, request) }];
    } catch {
      return [];
    }
  });
  return (await Promise.all(answers)).flat();
}
