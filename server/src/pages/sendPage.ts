import { randomBytes } from 'node:crypto';

import {
  type Boot,
  type BootPayload,
  devCookie,
  languageOf,
  pathTo,
  readDevRemotes,
} from '@scoreline/shared-lib/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { CurrentRelease } from '../releases/releases';
import type { Brand } from './brand';
import { brandConfig } from './brandConfig';
import { type BuildReader, remoteText, remoteTexts } from './buildTexts';
import { canaryWatch } from './canaryWatch';
import { compressPage } from './compress';
import { contentSecurityPolicy, securityHeaders } from './contentSecurity';
import { dayWatch } from './dayWatch';
import type { PageDecision } from './decision';
import { renderDocument } from './document';
import { headOf, isMissing, type PageHead } from './head';
import type { PageOptions } from './options';
import { pageNames } from './pageNames';
import { payloadOf } from './payload';
import { preloadsOf, shellScripts } from './preloads';
import { type Subject, subjectOf } from './subject';
import { timeZoneOf } from './timeZone';
import { cookieOf, originOf } from './visit';
import { timesIn } from './written/matchRow';
import { writtenFrame } from './written/writtenFrame';
import { writtenPage } from './written/writtenPage';

type Shown = Exclude<PageDecision, { kind: 'redirect' }>;

const themeOf = (cookie: string | undefined) =>
  cookie === 'light' || cookie === 'dark' ? cookie : undefined;

const isScript = (source: string | undefined): source is string => source !== undefined;

interface PageContext {
  brand: Brand;
  current: CurrentRelease;
  decision: Shown;
  read: BuildReader;
  options: PageOptions;
}

async function bootOf(
  payload: BootPayload,
  origin: string,
  context: PageContext,
): Promise<Boot & { payload: BootPayload }> {
  const { brand, current, options } = context;
  const releaseKeys = await options.releases.keys();
  const config = brandConfig(brand, origin, options);
  const { devRemotes } = options;
  const dev = devRemotes?.length ? { devRemotes: [...devRemotes] } : {};
  return { brand: config, release: current.signed, releaseKeys, payload, ...dev };
}

/** Servers of the developer who asks for this page. */
function devOriginsOf(request: FastifyRequest, { devRemotes = [] }: PageOptions): string[] {
  if (devRemotes.length === 0) return [];
  const search = request.url.split('?')[1] ?? '';
  const cookie = cookieOf(request, devCookie) ?? '';
  return Object.values(readDevRemotes(search, cookie, devRemotes));
}

/** The sport of the address by its name in the page's language, which the shell's texts have. */
async function sportNameOf({ read, current, decision }: PageContext): Promise<string | null> {
  const sport = decision.kind === 'show' ? decision.match.params.sportName : undefined;
  if (!sport) return null;
  const shell = { name: 'shell', ...current.release.shell };
  return remoteText(read, shell, decision.language, `shared.sports.${sport}`, {});
}

/** What stands around the page in plain HTML, whoever comes. */
async function frameFor(written: string, context: PageContext): Promise<string> {
  const { brand, current, decision, read, options } = context;
  const { language, segment } = decision;
  const shell = { name: 'shell', ...current.release.shell };
  const [tabNames, demoWord] = await Promise.all([
    remoteTexts(read, shell, language, 'shell.tabs'),
    remoteText(read, shell, language, 'shell.demoData', {}),
  ]);
  const route = decision.kind === 'show' ? decision.match.route : null;
  const frame = {
    brand,
    demoData: options.demoData,
    routes: Object.values(current.release.remotes).flatMap(({ routes }) => routes),
    layout: route?.layout ?? 'custom',
    tab: route?.tab,
    addressOf: (rest: string) => pathTo(brand, segment, rest),
    tabNames,
    demoWord: demoWord ?? '',
  };
  return writtenFrame(frame, written);
}

/**
 * The page in plain HTML for who comes for the first time, crawlers among them. A device that has been here has settings
 * the server does not know: it may hide leagues, or scores until they are asked for.
 */
async function writtenFor(
  request: FastifyRequest,
  { brand, current, decision, read }: PageContext,
  page: { payload: BootPayload; head: PageHead; subject: Subject | null },
): Promise<string> {
  if (cookieOf(request, 'tz') !== undefined || isMissing(decision)) return '';
  const { language, segment } = decision;
  const shell = { name: 'shell', ...current.release.shell };
  const remote = (decision.kind === 'show' && decision.match.route.remote) || shell;
  const [statuses, columns, group, parts] = await Promise.all([
    remoteTexts(read, shell, language, 'shared.status.short'),
    remoteTexts(read, remote, language, 'table'),
    remoteText(read, remote, language, 'info.group', {}),
    remoteTexts(read, remote, language, 'parts'),
  ]);
  const writing = {
    locale: languageOf(language).tag,
    ...timesIn(languageOf(language).tag, timeZoneOf(request, brand)),
    addressOf: (rest: string) => pathTo(brand, segment, rest),
    statusName: (status: string) => statuses.get(status) ?? null,
    columnName: (column: string) => columns.get(column) ?? null,
    groupName: (name: string) =>
      parts.get(name) ?? ((group ?? '').replace('{{group}}', name) || name),
  };
  const heading = { ...page.head, subject: page.subject };
  return writtenPage(page.payload, heading, { site: brand.name, writing });
}

/** An id that is nobody's makes the page of a route one that does not exist. */
function withPayload(decision: Shown, payload: BootPayload): Shown {
  const { language, segment, rest } = decision;
  return payload.isMissing ? { kind: 'notFound', language, segment, rest } : decision;
}

/** Sends the page of a decision: 200, or 404 with the same shell around "not found"; an address with wrong names moves. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, context: PageContext) {
  const { brand, decision, options } = context;
  const payload = await payloadOf(request, brand, decision, options);
  const subject = subjectOf(payload);
  if (subject && subject.rest !== decision.rest) {
    const search = request.url.slice(request.url.split('?')[0]!.length);
    return reply
      .header('cache-control', 'private, no-cache')
      .redirect(pathTo(brand, decision.segment, subject.rest) + search, 301);
  }
  const shown = withPayload(decision, payload);
  return sendDocument(request, reply, { ...context, decision: shown }, { payload, subject });
}

async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  context: PageContext,
  { payload, subject }: { payload: BootPayload; subject: Subject | null },
) {
  const { brand, decision, read, options } = context;
  const { release } = context.current;
  const origin = originOf(request, options);
  const nonce = randomBytes(16).toString('base64');
  const [boot, sportName, styles] = await Promise.all([
    bootOf(payload, origin, context),
    sportNameOf(context),
    read('shell', release.shell.build, `themes/${brand.styleProvider}.css`),
  ]);
  const timeZone = timeZoneOf(request, brand);
  const names = { ...pageNames(boot.payload, timeZone), ...(sportName && { sportName }) };
  const head = await headOf({ read, brand, release, origin, subject }, decision, names);
  const page = await writtenFor(request, context, { payload, head, subject });
  const written = await frameFor(page, context);
  const html = renderDocument({
    basePath: brand.basePath,
    language: decision.language,
    theme: themeOf(cookieOf(request, 'theme')),
    head,
    styles: styles ?? '',
    first: [release.canary && canaryWatch(release.seq), dayWatch(payload)].filter(isScript),
    scripts: shellScripts(release),
    preloads: preloadsOf(
      release,
      decision.kind === 'show' ? decision.match.route.remote : null,
      decision.language,
    ),
    boot,
    written,
    nonce,
  });
  reply
    .code(isMissing(decision) ? 404 : 200)
    .headers(securityHeaders(origin))
    .header(
      'content-security-policy',
      contentSecurityPolicy(nonce, origin, brand, devOriginsOf(request, options)),
    )
    .header('cache-control', 'private, no-cache')
    .type('text/html; charset=utf-8');
  return compressPage(html, request, reply);
}
