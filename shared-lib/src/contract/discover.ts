import { readId } from './id';
import { firstItem } from './lists';
import { type AverageMetric, metricsOf } from './match/averageMetrics';
import type { OperationRequest } from './types';
import { markets, type Sport } from './sport';

/** Requests of the first call of each Discover page, shared by the page and the page server's prefetch. */
export const moverLists = { dropping: 'dropping', rising: 'rising', movements: 'all' } as const;
export type MoverList = keyof typeof moverLists;
export const thresholds = [7, 10, 15, 20] as const;
export const kickOffs = [12, 24, 72, 168] as const;
export const pageSize = 25;

type Query = Pick<URLSearchParams, 'get'>;

const oneOf = <T extends string>(value: string | null, among: readonly T[]): T | undefined =>
  among.find((candidate) => candidate === value);

const numberOf = (value: string | null, among: readonly number[]): number | undefined =>
  among.find((candidate) => String(candidate) === value);

/** Omits unset filters, so that the same list always has the same request. */
function said<T extends object>(request: T): T {
  return Object.fromEntries(
    Object.entries(request).filter(([, value]) => value !== undefined),
  ) as T;
}

/**
 * Reads `market`, `threshold`, `window`, `league`, `bookmaker`, `within` and `sort` from an address; invalid values are ignored.
 */
export const moversRequest = (
  list: MoverList,
  sport: Sport,
  query: Query,
): OperationRequest<'sports-query/discover/movements'> =>
  said({
    sport,
    direction: moverLists[list],
    market: oneOf(query.get('market'), markets[sport]),
    threshold: numberOf(query.get('threshold'), thresholds),
    window: oneOf(query.get('window'), ['12h', '24h', 'opening']),
    tournamentId: readId(query.get('league')),
    bookmakerId: readId(query.get('bookmaker')),
    within: numberOf(query.get('within'), kickOffs),
    sort: oneOf(query.get('sort'), ['size', 'kickOff']),
    limit: pageSize,
  });

/** Reads `league` and `within` from an address; invalid values are ignored. */
export const sameOddsRequest = (
  sport: Sport,
  query: Query,
): OperationRequest<'sports-query/discover/same-odds'> =>
  said({
    sport,
    tournamentId: readId(query.get('league')),
    within: numberOf(query.get('within'), kickOffs),
    limit: pageSize,
  });

/** Reads `metric`, `order`, `league` and `within` from an address; invalid values are ignored. */
export const averagesRequest = (
  sport: Sport,
  query: Query,
): OperationRequest<'sports-query/discover/averages'> & { metric: AverageMetric } =>
  said({
    sport,
    metric: oneOf(query.get('metric'), metricsOf(sport)) ?? firstItem(metricsOf(sport)),
    order: oneOf(query.get('order'), ['highest', 'lowest']),
    tournamentId: readId(query.get('league')),
    within: numberOf(query.get('within'), kickOffs),
    limit: pageSize,
  });

/** Reads `window`, `sport`, `market` and `league` from an address; invalid values are ignored. */
export const tipsHistoryRequest = (query: Query): OperationRequest<'sports-query/tips/history'> =>
  said({
    window: oneOf(query.get('window'), ['7', '30', '90', 'all']),
    sport: oneOf(query.get('sport'), ['football', 'basketball']),
    market: oneOf(query.get('market'), [...markets.football, ...markets.basketball]),
    league: readId(query.get('league')),
    limit: pageSize,
  });

/** Request of the first page of a sport's upcoming tips. */
export const tipsUpcomingRequest = (
  sport: Sport,
): OperationRequest<'sports-query/tips/upcoming'> => ({
  sport,
  limit: pageSize,
});

const preview = 3;
const nothing: Query = { get: () => null };

/** Requests of the cards on Discover's first page. */
export const previewRequests = (sport: Sport) => ({
  dropping: { ...moversRequest('dropping', sport, nothing), limit: preview },
  rising: { ...moversRequest('rising', sport, nothing), limit: preview },
  sameOdds: { ...sameOddsRequest(sport, nothing), limit: preview },
  averages: { ...averagesRequest(sport, nothing), limit: preview },
  tips: { sport, limit: preview } as OperationRequest<'sports-query/tips/upcoming'>,
  record: { window: '30', limit: 1 } as OperationRequest<'sports-query/tips/history'>,
});
