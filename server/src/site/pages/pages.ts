import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { inSpan } from '../../store/traces/spans';
import { nameRequest } from '../../wire/telemetry/requests';
import { askedPreview, enter, testerHeaders, writeCookie } from '../previews/entry';
import { servePanelFacts } from '../previews/panelFacts';
import { createTesting, type Shown } from '../previews/tester';
import { serveReleases } from '../releases/routes';
import { createBuildReader } from './buildTexts';
import { releaseFor, releaseForPage } from './device';
import { CachedPage, createPageCache, type Written } from './pageCache';
import type { PageOptions } from './options';
import { isPayload } from './pagePath';
import { createPlanner, type PagePlan } from './plan';
import type { PageContext } from './writePage';
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

  const testing = createTesting(options);
  servePanelFacts(app, options, testing);
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
    const shown = current && (await testing.shownTo(request, current));
    const plan = shown && (await planOf(request, shown.current));
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8');
    if (plan?.decision.kind === 'redirect')
      return reply.code(404).send({ redirect: plan.decision.to });
    if (plan?.decision.kind !== 'show') return reply.code(404).send(notFound);
    const context = { ...plan, decision: plan.decision, read, options };
    if (shown?.preview) return own(await writePayload(context)).send(request, reply);
    const key = `data ${plan.key}`;
    const page =
      pages.get(key, plan.questions()) ?? (await pages.write(key, () => writePayload(context)));
    return page.send(request, reply);
  }

  /** Written for one visitor, from nothing and into nothing that is kept. */
  const own = (written: Written) =>
    new CachedPage({ ...written, headers: { ...written.headers, ...testerHeaders } });

  async function testersPage(context: PageContext, { preview }: Shown) {
    return own(await writePage({ ...context, ...(preview && { preview }) }));
  }

  function pageOf({ decision, ...plan }: PagePlan, shown: Shown) {
    if (decision.kind === 'redirect') return null;
    if (shown.preview) return testersPage({ ...plan, decision, read, options }, shown);
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
    const asked = askedPreview(request);
    if (asked !== null) return enter(request, reply, options, asked);
    const current = await releaseForPage(request, reply, options);
    if (!current) {
      return reply.code(503).header('retry-after', '5').send('There is no release yet.');
    }
    const shown = await testing.shownTo(request, current);
    const plan = await planOf(request, shown.current);
    const { decision } = plan;
    if (decision.kind === 'redirect') {
      return reply
        .header('vary', 'accept-language, cookie, user-agent')
        .header('cache-control', 'private, no-cache')
        .redirect(decision.to, decision.status);
    }
    // What does not count is told once.
    if (shown.preview && 'refused' in shown.preview) writeCookie(request, reply, options, null);
    nameRequest(`GET ${decision.kind === 'show' ? decision.match.route.path : decision.kind}`);
    const page = await pageOf(plan, shown);
    return page!.send(request, reply);
  }

  app.get('/*', sendPage);
  return { sendPage };
}
