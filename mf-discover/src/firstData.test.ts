import { expect, it } from '@jest/globals';
import {
  averagesRequest,
  moversRequest,
  type PageQuestion,
  type PageVisit,
  previewRequests,
  requestOf,
  sameOddsRequest,
  sports,
  tipsHistoryRequest,
  tipsUpcomingRequest,
} from '@scoreline/shared-lib/contract';

import { scoreline } from '../package.json';

const queries = [
  '',
  'market=asianHandicap&threshold=10&window=opening&league=7&bookmaker=3&within=72&sort=kickOff',
  'market=spread&metric=conceded&order=lowest&window=90&sport=basketball',
  'market=1x2&metric=winRate&league=0&within=13&threshold=ten&window=all&sort=',
  'league=1234567890&bookmaker=1e3&market=constructor&metric=toString&order=',
];
const visits = sports.flatMap((sport) =>
  queries.map((query): PageVisit => {
    const when = { today: '2026-11-22', timeZone: 'UTC', language: 'en' };
    return { sport, ...when, query: new URLSearchParams(query), params: {} };
  }),
);

const asked = (path: string, visit: PageVisit) => {
  const route = scoreline.routes.find((candidate) => candidate.path === path);
  const declared = (route?.firstData ?? []) as PageQuestion[];
  return declared.map((question) => requestOf(question, visit));
};

it.each<[string, (visit: PageVisit) => object[]]>([
  ['/discover/odds/dropping', ({ sport, query }) => [moversRequest('dropping', sport, query)]],
  ['/discover/odds/rising', ({ sport, query }) => [moversRequest('rising', sport, query)]],
  ['/discover/odds/movements', ({ sport, query }) => [moversRequest('movements', sport, query)]],
  ['/discover/statistics', ({ sport, query }) => [averagesRequest(sport, query)]],
  ['/discover/statistics/same_odds_matches', ({ sport, query }) => [sameOddsRequest(sport, query)]],
  ['/discover/tips', ({ sport }) => [tipsUpcomingRequest(sport)]],
  ['/discover/tips/tips_history', ({ query }) => [tipsHistoryRequest(query)]],
  ['/digest', () => [{ date: '2026-11-22', timeZone: 'UTC' }]],
  ['/discover', ({ sport }) => Object.values(previewRequests(sport))],
])('%s declares the requests that it makes, whatever the address says', (path, made) => {
  for (const visit of visits) expect(asked(path, visit)).toEqual(made(visit));
});
