import { areSpoilersOff, type MatchDetail } from '@scoreline/shared-lib/contract';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';

import { brandOf, queryOf } from '../../pages/visitor/visit';
import { shareCardPng, shareCardSvg } from './shareCard';
import { kickOff, shareStatus } from './shareStatus';
import type { SiteOptions } from '../options';

const aMinute = 'public, max-age=60';
const mostCards = 200;

/** `share/match/{id}.png`: the picture beside a match's link, drawn anew only where something on it is another; with `?spoilers=off` no score is on it. */
export function serveShareCards(
  app: FastifyInstance,
  base: string,
  options: SiteOptions,
  draw = shareCardPng,
): void {
  const drawn = new LRUCache<string, Buffer>({ max: mostCards });
  app.get<{ Params: { file: string } }>(`${base}share/match/:file`, async (request, reply) => {
    const [, matchId] = /^(\d{1,9})\.png$/.exec(request.params.file) ?? [];
    const match = matchId ? await options.matchDetail(Number(matchId)) : null;
    if (!match) return reply.callNotFound();
    const brand = brandOf(request, options);
    const svg = areSpoilersOff(queryOf(request))
      ? shareCardSvg(withoutScore(match), brand, kickOff(match.summary.startTime, brand.timeZone))
      : shareCardSvg(match, brand, shareStatus(match.summary, brand.timeZone));
    const image = drawn.get(svg) ?? draw(svg);
    drawn.set(svg, image);
    return reply.header('cache-control', aMinute).type('image/png').send(image);
  });
}

const withoutScore = (match: MatchDetail): MatchDetail => {
  const { home, away } = match.summary;
  return {
    ...match,
    summary: {
      ...match.summary,
      home: { ...home, score: null },
      away: { ...away, score: null },
    },
  };
};
