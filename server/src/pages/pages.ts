import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { serveReleases } from '../releases/routes';
import { createBuildReader } from './buildTexts';
import { compressPage } from './compress';
import { decide } from './decision';
import { releaseFor, releaseForPage } from './device';
import type { PageOptions } from './options';
import { isPayload, pagePath, payloadOf } from './payload';
import { sendPage } from './sendPage';
import { brandOf } from './visit';

const notFound = { error: 'not found' };

/** Serves every page of every brand with its first data, the release it runs and the files of its builds. */
export function servePages(app: FastifyInstance, options: PageOptions): void {
  const { releases } = options;
  const read = createBuildReader(releases.registry);
  const releaseOf = (request: FastifyRequest) => releaseFor(request, options);

  serveReleases(app, {
    releases,
    releaseOf,
    basePaths: options.brands.map(({ basePath }) => basePath),
  });

  app.get('/sw.js', async (request, reply) => {
    const current = await releaseOf(request);
    const worker = current && (await read('shell', current.release.shell.build, 'sw.js'));
    reply.header('cache-control', 'no-cache').header('x-content-type-options', 'nosniff');
    return worker
      ? reply.type('text/javascript; charset=utf-8').send(worker)
      : reply.code(404).type('text/plain; charset=utf-8').send('There is no worker.');
  });

  async function sendPayload(request: FastifyRequest, reply: FastifyReply) {
    const current = await releaseOf(request);
    const brand = brandOf(request, options);
    const decision = current && decide(request, brand, current.release, pagePath(request.url));
    reply.header('cache-control', 'private, no-cache').type('application/json; charset=utf-8');
    if (decision?.kind === 'redirect') return reply.code(404).send({ redirect: decision.to });
    if (decision?.kind !== 'show') return reply.code(404).send(notFound);
    const payload = await payloadOf(request, brand, decision, options);
    if (payload.isMissing) reply.code(404);
    return compressPage(JSON.stringify(payload), request, reply);
  }

  app.get('/*', async (request, reply) => {
    if (isPayload(request.url)) return sendPayload(request, reply);
    const current = await releaseForPage(request, reply, options);
    if (!current) {
      return reply.code(503).header('retry-after', '5').send('There is no release yet.');
    }
    const brand = brandOf(request, options);
    const decision = decide(request, brand, current.release, pagePath(request.url));
    if (decision.kind === 'redirect') {
      reply.header('vary', 'accept-language, cookie, user-agent');
      return reply
        .header('cache-control', 'private, no-cache')
        .redirect(decision.to, decision.status);
    }
    return sendPage(request, reply, { brand, current, decision, read, options });
  });
}
