import {
  averagesRequest,
  type BootQuery,
  type LeagueStandings,
  type MoverList,
  moversRequest,
  type OperationPath,
  previewRequests,
  sameOddsRequest,
  type Sport,
  sports,
  tipsHistoryRequest,
  tipsUpcomingRequest,
} from '@scoreline/shared-lib/contract';

import type { Brand } from './brand';
import { NotKnown, type PageOptions, type Question } from './options';

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
  /** What the client asks the same with, where it learns a part of it from another answer first. */
  askedAs?: (data: never) => unknown;
}

const isSport = (name: string | null | undefined): name is Sport =>
  (sports as readonly unknown[]).includes(name);

const isDay = (day: string | null): day is string => /^\d{4}-\d{2}-\d{2}$/.test(day ?? '');

function dayList(visit: Visit, today: string): Ask {
  const { timeZone, query } = visit;
  const date = query.get('date');
  const request = {
    sport: sportOf(visit),
    date: isDay(date) ? date : today,
    timeZone,
  };
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

const sportOf = ({ query, sport, brand }: Visit): Sport =>
  [query.get('sport'), sport].find(isSport) ?? brand.primarySport;

const movers =
  (list: MoverList) =>
  (visit: Visit): Ask[] => [
    {
      path: 'sports-query/discover/movements',
      request: moversRequest(list, sportOf(visit), visit.query),
    },
  ];

function discoverAsks(visit: Visit): Ask[] {
  const { dropping, rising, sameOdds, averages, tips, record } = previewRequests(sportOf(visit));
  return [
    { path: 'sports-query/discover/movements', request: dropping },
    { path: 'sports-query/discover/movements', request: rising },
    { path: 'sports-query/discover/same-odds', request: sameOdds },
    { path: 'sports-query/discover/averages', request: averages },
    { path: 'sports-query/tips/upcoming', request: tips },
    { path: 'sports-query/tips/history', request: record },
  ];
}

/** A league's head, and its tables where they are what is shown first; the client names their season by the head's. */
function leagueAsks({ params, query }: Visit): Ask[] {
  const season = query.get('season');
  const tournamentId = Number(params.tournamentId);
  const request = season ? { tournamentId, season } : { tournamentId };
  const head: Ask = { path: 'sports-query/league/detail', request };
  if (![null, 'standings'].includes(query.get('tab'))) return [head];
  const tables: Ask = {
    path: 'sports-query/league/standings',
    request: { ...request, kind: 'all' },
    askedAs: (data: LeagueStandings) => ({ tournamentId, season: data.season, kind: 'all' }),
  };
  return [head, tables];
}

/** What the client will ask for first on a route, by the name its descriptor gives under `prefetch`. */
const loaders: Record<string, (visit: Visit, today: string) => Ask[]> = {
  scores: (visit, today) => [dayList(visit, today)],
  discover: discoverAsks,
  dropping: movers('dropping'),
  rising: movers('rising'),
  movements: movers('movements'),
  sameOdds: (visit) => [
    {
      path: 'sports-query/discover/same-odds',
      request: sameOddsRequest(sportOf(visit), visit.query),
    },
  ],
  averages: (visit) => [
    {
      path: 'sports-query/discover/averages',
      request: averagesRequest(sportOf(visit), visit.query),
    },
  ],
  tips: () => [{ path: 'sports-query/tips/upcoming', request: tipsUpcomingRequest() }],
  tipsHistory: ({ query }) => [
    { path: 'sports-query/tips/history', request: tipsHistoryRequest(query) },
  ],
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

/** A page's questions, each with what its answer goes under in the client's cache. */
interface Asked extends Question {
  request: unknown;
  query(data: unknown): BootQuery;
}

/** What the client will ask first on a route, by the day in the visitor's zone. */
export function questionsOf(
  prefetch: string | undefined,
  visit: Visit,
  today: string,
  question: PageOptions['question'],
): Asked[] {
  const wanted = prefetch ? (loaders[prefetch]?.(visit, today) ?? []) : [];
  return wanted.map(({ path, request, askedAs }) => ({
    ...question(path, request),
    request,
    query: (data) => ({ path, request: askedAs?.(data as never) ?? request, data }),
  }));
}

export interface FirstData {
  queries: BootQuery[];
  /** Whether the id of the address is nobody's. */
  isMissing: boolean;
  /** Whether every question has its answer. */
  isWhole: boolean;
}

/** Answers for the first render; one that cannot be had is left for the client to ask for. */
export async function firstData(questions: readonly Asked[]): Promise<FirstData> {
  let isMissing = false;
  const answers = questions.map(async (question): Promise<BootQuery[]> => {
    try {
      return [question.query(question.kept() ?? (await question.answer()))];
    } catch (error) {
      isMissing ||= error instanceof NotKnown;
      return [];
    }
  });
  const queries = (await Promise.all(answers)).flat();
  const isWhole = queries.length === questions.length;
  return { queries: isMissing ? [] : queries, isMissing, isWhole };
}
