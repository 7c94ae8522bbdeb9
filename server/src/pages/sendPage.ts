import { randomBytes } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { CurrentRelease } from '../releases/releases';
import type { Brand } from './brand';
import { brandConfig } from './brandConfig';
import { type BuildReader, remoteText } from './buildTexts';
import { compressPage } from './compress';
import { contentSecurityPolicy, securityHeaders } from './contentSecurity';
import type { PageDecision } from './decision';
import { renderDocument } from './document';
import { headOf, isMissing } from './head';
import type { PageOptions } from './options';
import { pageNames } from './pageNames';
import { payloadOf } from './payload';
import { preloadsOf, shellScripts } from './preloads';
import { timeZoneOf } from './timeZone';
import { cookieOf, originOf } from './visit';

type Shown = Exclude<PageDecision, { kind: 'redirect' }>;

const themeOf = (cookie: string | undefined) =>
  cookie === 'light' || cookie === 'dark' ? cookie : undefined;

interface PageContext {
  brand: Brand;
  current: CurrentRelease;
  decision: Shown;
  read: BuildReader;
  options: PageOptions;
}

async function bootOf(request: FastifyRequest, origin: string, context: PageContext) {
  const { brand, current, decision, options } = context;
  const [payload, releaseKeys] = await Promise.all([
    payloadOf(request, brand, decision, options),
    options.releases.keys(),
  ]);
  const config = brandConfig(brand, origin, options);
  return { brand: config, release: current.signed, releaseKeys, payload };
}

/** The sport of the address by its name in the page's language, which the shell's texts have. */
async function sportNameOf({ read, current, decision }: PageContext): Promise<string | null> {
  const sport = decision.kind === 'show' ? decision.match.params.sportName : undefined;
  if (!sport) return null;
  const shell = { name: 'shell', ...current.release.shell };
  return remoteText(read, shell, decision.language, `shared.sports.${sport}`, {});
}

/** Sends the page of a decision: 200, or 404 with the same shell around "not found". */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, context: PageContext) {
  const { brand, decision, read, options } = context;
  const { release } = context.current;
  const origin = originOf(request, options);
  const nonce = randomBytes(16).toString('base64');
  const [boot, sportName, styles] = await Promise.all([
    bootOf(request, origin, context),
    sportNameOf(context),
    read('shell', release.shell.build, `themes/${brand.styleProvider}.css`),
  ]);
  const timeZone = timeZoneOf(cookieOf(request, 'tz'), brand);
  const names = { ...pageNames(boot.payload, timeZone), ...(sportName && { sportName }) };
  const head = await headOf({ read, brand, release, origin }, decision, names);
  const html = renderDocument({
    basePath: brand.basePath,
    language: decision.language,
    theme: themeOf(cookieOf(request, 'theme')),
    head,
    styles: styles ?? '',
    scripts: shellScripts(release),
    preloads: preloadsOf(
      release,
      decision.kind === 'show' ? decision.match.route.remote : null,
      decision.language,
    ),
    boot,
    nonce,
  });
  reply
    .code(isMissing(decision) ? 404 : 200)
    .headers(securityHeaders(origin))
    .header('content-security-policy', contentSecurityPolicy(nonce, origin, brand))
    .header('cache-control', 'private, no-cache')
    .type('text/html; charset=utf-8');
  return compressPage(html, request, reply);
}
