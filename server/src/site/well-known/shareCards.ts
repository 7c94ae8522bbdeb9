import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';

import { brandOf } from '../pages/visit';
import { shareCardPng, shareCardSvg } from './shareCard';
import { shareStatus } from './shareStatus';
import type { SiteOptions } from './options';

const aMinute = 'public, max-age=60';
const mostCards = 200;

/** `share/match/{id}.png`: the picture beside a match's link, drawn anew only where something on it is another. */
export function serveShareCards(
  app: FastifyInstance,
  base: string,
  options: SiteOptions,
  draw = shareCardPng,
): void {
  const drawn = new LRUCache<string, Buffer>({ max: mostCards });
  app.get<{ Params: { file: string } }>(`${base}share/match/:file`, async (request, reply) => {
    const [, eventId] = /^(\d{1,9})\.png$/.exec(request.params.file) ?? [];
    const match = eventId ? await options.matchDetail(Number(eventId)) : null;
    if (!match) return reply.callNotFound();
    const brand = brandOf(request, options);
    const svg = shareCardSvg(match, brand, shareStatus(match.summary, brand.timeZone));
    const image = drawn.get(svg) ?? draw(svg);
    drawn.set(svg, image);
    return reply.header('cache-control', aMinute).type('image/png').send(image);
  });
}
