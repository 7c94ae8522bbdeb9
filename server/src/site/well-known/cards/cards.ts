import type { ChildProcess } from 'node:child_process';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

import {
  createDrawingPool,
  type DrawingPool,
  startProgram,
  TooBusy,
} from '../../../wire/drawing/drawingPool';
import type { RateLimiter } from '../../../wire/gateway/rateLimit';
import { unavailable } from '../../../wire/gateway/refusals';
import { blockOfAddress } from '../../../wire/gateway/request/network';

export type CardDrawing = DrawingPool<string, Uint8Array>;

const startDrawCard = (): ChildProcess =>
  startProgram('drawCard', new URL('drawCard.ts', import.meta.url));

/** Draws cards in one separate process: a drawing would block the server for a twentieth of a second. */
export const createCardDrawing = (): CardDrawing =>
  createDrawingPool(startDrawCard, { atOnce: 1, waiting: 20 });

/** Limits uncached cards; a shared link needs one. */
const byAddress = { burst: 30, perSecond: 1 };
const mostBytes = 32 * 1024 * 1024;
const mostAddresses = 2_000;
/** How long a card is served without checking its content. */
const freshMs = 60_000;

export interface Card {
  /** Unique per address. */
  key: string;
  cacheControl: string;
  /** The card's content; null if there is nothing to draw. */
  svg(): Promise<string | null>;
}

export interface CardDeps {
  rateLimiter: RateLimiter;
  drawing: CardDrawing;
  /** In milliseconds. */
  clock?: () => number;
}

/** Serves cards; each content is drawn once. */
export function createCards({ rateLimiter, drawing, clock }: CardDeps) {
  const images = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    sizeCalculation: ({ length }) => length,
  });
  const fresh = new LRUCache<string, string>({
    ...{ max: mostAddresses, ttl: freshMs },
    ...(clock && { perf: { now: clock }, ttlResolution: 0 }),
  });
  const underWay = new Map<string, Promise<Buffer | null>>();

  async function draw(svg: string): Promise<Buffer | null> {
    const drawn = await drawing.draw(svg);
    const image = drawn && Buffer.from(drawn);
    if (image) images.set(svg, image);
    return image;
  }

  /** Concurrent requests for the same card share its drawing. */
  function drawOnce(svg: string): Promise<Buffer | null> {
    const shared = underWay.get(svg);
    if (shared) return shared;
    const drawn = draw(svg).finally(() => underWay.delete(svg));
    underWay.set(svg, drawn);
    return drawn;
  }

  return async (request: FastifyRequest, reply: FastifyReply, card: Card) => {
    const send = (image: Buffer) =>
      reply.header('cache-control', card.cacheControl).type('image/png').send(image);
    const known = fresh.get(card.key);
    const atHand = known === undefined ? undefined : images.get(known);
    if (atHand) return send(atHand);
    const waitMs = await rateLimiter.take(`card:${blockOfAddress(request.ip)}`, byAddress);
    if (waitMs > 0)
      return reply
        .code(429)
        .header('retry-after', Math.ceil(waitMs / 1_000))
        .send();
    const svg = await card.svg();
    if (svg === null) return reply.callNotFound();
    try {
      const image = images.get(svg) ?? (await drawOnce(svg));
      if (!image) return await unavailable(reply).send();
      fresh.set(card.key, svg);
      return await send(image);
    } catch (error) {
      if (error instanceof TooBusy) return unavailable(reply).send();
      throw error;
    }
  };
}

export type Cards = ReturnType<typeof createCards>;
