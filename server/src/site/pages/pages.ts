import { headerNames } from '@scoreline/shared-lib/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { inSpan } from '../../store/traces/spans';
import { nameRequest } from '../../wire/telemetry/requests';
import { askedPreview, enter, testerHeaders, writeCookie } from '../previews/entry';
import { servePanelFacts } from '../previews/panelFacts';
import { createTesting, type Shown } from '../previews/tester';
import { type CurrentRelease, serveReleases } from '@scoreline/platform-server';
import { createBuildReader } from './buildTexts';
import type { PageDecision } from './decision';
import { releaseFor, releaseForPage } from './visitor/device';
import { privateHeaders, sharedRedirect } from './edge/sharedHeaders';
import { comesByEdge, sharedVisit } from './edge/variant';
import { CachedPage, createPageCache, type Written } from './pageCache';
import { contentCodingOf } from '../../wire/gateway/answers/contentCoding';
import type { PageOptions } from './options';
import { isPayload } from './pagePath';
import { createPlanner, type PagePlan } from './plan';
import type { PageContext } from './writePage';
import { writePage, writePayload } from './writePage';

const notFound = { error: 'not found' };

interface Visit {
  plan: PagePlan;
  shown: Shown;
  isShared: boolean;
}

function redirect(
  { to, status }: Extract<PageDecision, { kind: 'redirect' }>,
  { isShared }: Visit,
  reply: FastifyReply,
): FastifyReply {
  const own = { vary: 'accept-language, cookie, user-agent', ...privateHeaders };
  if (isShared) unname(reply);
  return reply.headers(isShared ? sharedRedirect : own).redirect(to, status);
}

/** A shared answer belongs to no single request. */
const unname = (reply: FastifyReply) => reply.removeHeader(headerNames.traceId);

/** Sends with shared headers if allowed. Other answers to a shared cache, and answers that set a cookie, are private. */
function send(
  page: CachedPage,
  { isShared, shown }: Visit,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  if (isShared && page.shared) {
    unname(reply);
    return page.send(request, reply, page.shared);
  }
  const isOwn = comesByEdge(request) || reply.hasHeader('set-cookie');
  return page.send(request, reply, isOwn && !shown.preview ? privateHeaders : undefined);
}

/** Reports a page with released builds that is sent to one visitor. */
async function tellHanded(
  { handedOut }: PageOptions,
  { plan, shown, isShared }: Visit,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (!handedOut || shown.preview || isShared || plan.devOrigins.length > 0) return;
  const { brand, current } = plan;
  await handedOut(request, reply, { brand: brand.key, shell: current.release.shell.build });
}

/**
 * Serves every page of every brand with its first data, its release and the files of its builds. The returned function
 * answers addresses that are only sometimes pages.
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
    codingOf: contentCodingOf,
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

  /** A personal page, rendered without the cache. */
  const own = (written: Written) =>
    new CachedPage({ ...written, headers: { ...written.headers, ...testerHeaders } });

  /** The page of a key, cached or rendered now. */
  const kept = ({ questions }: PagePlan, key: string, write: () => Promise<Written>) =>
    pages.get(key, questions()) ?? pages.write(key, write);

  async function payloadFor(context: PageContext, { preview }: Shown) {
    if (preview) return own(await writePayload(context));
    return kept(context, `data ${context.key}`, () => writePayload(context));
  }

  async function pageFor(context: PageContext, { preview }: Shown) {
    if (preview) return own(await writePage({ ...context, preview }));
    const write = () => inSpan('write page', () => writePage(context));
    return kept(context, `page ${context.key}`, write);
  }

  /** The visit of one visitor, or of all visitors of a variant; null without a release. */
  async function visitOf(
    request: FastifyRequest,
    releaseNow: () => Promise<CurrentRelease | null>,
  ): Promise<Visit | null> {
    const shared = await sharedVisit(request, options);
    if (shared) {
      const plan = await planOf(shared.request, shared.current);
      const isShared = plan.devOrigins.length === 0;
      return { plan, shown: { current: shared.current }, isShared };
    }
    const current = await releaseNow();
    if (!current) return null;
    const shown = await testing.shownTo(request, current);
    return { plan: await planOf(request, shown.current), shown, isShared: false };
  }

  async function sendPayload(request: FastifyRequest, reply: FastifyReply) {
    const visit = await visitOf(request, () => releaseOf(request));
    const decision = visit?.plan.decision;
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8');
    if (decision?.kind === 'redirect') return reply.code(404).send({ redirect: decision.to });
    if (!visit || decision?.kind !== 'show') return reply.code(404).send(notFound);
    const context = { ...visit.plan, decision, read, options };
    const page = await payloadFor(context, visit.shown);
    return send(page, visit, request, reply);
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (isPayload(request.url)) return sendPayload(request, reply);
    const asked = askedPreview(request);
    if (asked !== null) return enter(request, reply, options, asked);
    const visit = await visitOf(request, () => releaseForPage(request, reply, options));
    if (!visit) {
      return reply.code(503).header('retry-after', '5').send('There is no release yet.');
    }
    const { plan, shown } = visit;
    const { decision } = plan;
    if (decision.kind === 'redirect') return redirect(decision, visit, reply);
    // A refused preview is reported once.
    if (shown.preview && 'refused' in shown.preview) writeCookie(request, reply, options, null);
    nameRequest(`GET ${decision.kind === 'show' ? decision.match.route.path : decision.kind}`);
    const page = await pageFor({ ...plan, decision, read, options }, shown);
    await tellHanded(options, visit, request, reply);
    return send(page, visit, request, reply);
  }

  app.get('/*', sendPage);
  return { sendPage };
}
