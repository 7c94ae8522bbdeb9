import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { inSpan } from '../../store/traces/spans';
import { nameRequest } from '../../wire/telemetry/requests';
import { serveReleases } from '../releases/routes';
import { createBuildReader } from './buildTexts';
import { releaseFor, releaseForPage } from './device';
import { createPageCache } from './pageCache';
import type { PageOptions } from './options';
import { isPayload } from './pagePath';
import { createPlanner, type PagePlan } from './plan';
import { writePage, writePayload } from './writePage';

const notFound = { error: 'not found' };

/**
 * Serves every page of every brand with its first data, the release it runs and the files of its builds. What it returns
 * answers an address that is a page only now and then.
 */
export function servePages(app: FastifyInstance, options: PageOptions) {
  const { releases } = options;
  const read = createBuildReader(releases.registry);
  const planOf = createPlanner(options);
  const pages = createPageCache();
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
    const plan = current && (await planOf(request, current));
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8');
    if (plan?.decision.kind === 'redirect')
      return reply.code(404).send({ redirect: plan.decision.to });
    if (plan?.decision.kind !== 'show') return reply.code(404).send(notFound);
    const context = { ...plan, decision: plan.decision, read, options };
    const key = `data ${plan.key}`;
    const page =
      pages.get(key, plan.questions()) ?? (await pages.write(key, () => writePayload(context)));
    return page.send(request, reply);
  }

  function pageOf({ decision, ...plan }: PagePlan) {
    if (decision.kind === 'redirect') return null;
    const key = `page ${plan.key}`;
    return (
      pages.get(key, plan.questions()) ??
      pages.write(key, () =>
        inSpan('write page', () => writePage({ ...plan, decision, read, options })),
      )
    );
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (isPayload(request.url)) return sendPayload(request, reply);
    const current = await releaseForPage(request, reply, options);
    if (!current) {
      return reply.code(503).header('retry-after', '5').send('There is no release yet.');
    }
    const plan = await planOf(request, current);
    const { decision } = plan;
    if (decision.kind === 'redirect') {
      return reply
        .header('vary', 'accept-language, cookie, user-agent')
        .header('cache-control', 'private, no-cache')
        .redirect(decision.to, decision.status);
    }
    nameRequest(`GET ${decision.kind === 'show' ? decision.match.route.path : decision.kind}`);
    const page = await pageOf(plan);
    return page!.send(request, reply);
  }

  app.get('/*', sendPage);
  return { sendPage };
}
