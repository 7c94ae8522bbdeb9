import type { FastifyInstance } from 'fastify';

import { blockOfAddress } from '../../../wire/gateway/request/network';
import type { RateLimiter } from '../../../wire/gateway/rateLimit';
import { type GifLibrary, gifPath } from './library';

const reads = { burst: 200, perSecond: 10 };
/** Foreign content must not run here, even if a browser sniffs its type. */
const foreign = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};
const daySeconds = 86_400;

interface Deps {
  gifs: GifLibrary;
  rateLimiter: RateLimiter;
}

/** Serves GIFs from this site's address, so that the library never sees a visitor's. */
export function serveGifs(app: FastifyInstance, { gifs, rateLimiter }: Deps): void {
  app.get<{ Params: { id: string; file: string } }>(
    `${gifPath}/:id/:file`,
    async (request, reply) => {
      const { id, file } = request.params;
      const size = file === 'preview.gif' ? 'preview' : file === 'image.gif' ? 'image' : null;
      if (!size) return reply.code(404).send();
      if ((await rateLimiter.take(`gifs:${blockOfAddress(request.ip)}`, reads)) > 0)
        return reply.code(429).header('retry-after', 1).send();
      const picture = await gifs.picture(id, size).catch(() => null);
      if (!picture) return reply.code(404).send();
      return reply
        .headers({ ...foreign, 'cache-control': `public, max-age=${daySeconds}` })
        .type(picture.type)
        .send(picture.bytes);
    },
  );
}
