import { areSpoilersOff, type MatchDetail, readId } from '@scoreline/shared-lib/contract';
import type { FastifyInstance } from 'fastify';

import { brandOf, queryOf } from '../../pages/visitor/visit';
import type { Cards } from './cards';
import { shareCardSvg } from './shareCard';
import { kickOff, shareStatus } from './shareStatus';
import type { SiteOptions } from '../options';

const aMinute = 'public, max-age=60';

/**
 * `share/match/{id}.png`: the image of a match's link, drawn again only if its content changed; without a score for
 * `?spoilers=off`.
 */
export function serveShareCards(
  app: FastifyInstance,
  base: string,
  options: SiteOptions,
  sendCard: Cards,
): void {
  app.get<{ Params: { file: string } }>(`${base}share/match/:file`, async (request, reply) => {
    const matchId = readId(/^(\d+)\.png$/.exec(request.params.file)?.[1]);
    if (matchId === undefined) return reply.callNotFound();
    const brand = brandOf(request, options);
    const hidesScore = areSpoilersOff(queryOf(request));
    const svg = async () => {
      const match = await options.matchDetail(matchId);
      if (!match) return null;
      const { summary } = match;
      return hidesScore
        ? shareCardSvg(withoutScore(match), brand, kickOff(summary, brand.timeZone))
        : shareCardSvg(match, brand, shareStatus(summary, brand.timeZone));
    };
    const key = `match ${brand.key} ${matchId} ${hidesScore}`;
    return sendCard(request, reply, { key, cacheControl: aMinute, svg });
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
