import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Boot, Release } from '@scoreline/shared-lib/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { serveReleases } from '../releases/routes';
import { brandConfig } from './brandConfig';
import { compressPage } from './compress';
import { contentSecurityPolicy, securityHeaders } from './contentSecurity';
import { renderDocument } from './document';
import { firstData } from './firstData';
import type { PageOptions } from './options';
import { preloadsOf, shellScripts } from './preloads';
import { matchRoute } from './routeMatch';
import { timeZoneOf } from './timeZone';
import { brandOf, cookieOf, originOf } from './visit';

const themeOf = (cookie: string | undefined) =>
  cookie === 'light' || cookie === 'dark' ? cookie : undefined;

async function themeCssOf(release: Release, styleProvider: string, registry: string) {
  const path = `themes/${styleProvider}.css`;
  if (!release.shell.files.some((file) => file.path === path)) return '';
  return readFile(join(registry, 'builds/shell', release.shell.build, path), 'utf8');
}

/** Serves every page of every brand, the release it runs and the files of its builds. */
export function servePages(app: FastifyInstance, options: PageOptions): void {
  const { releases, env } = options;
  const releaseOf = (request: FastifyRequest) =>
    releases.current(brandOf(request, options).key, env);

  serveReleases(app, {
    releases,
    releaseOf,
    basePaths: options.brands.map(({ basePath }) => basePath),
  });

  async function page(request: FastifyRequest, reply: FastifyReply) {
    const current = await releaseOf(request);
    if (!current) return reply.code(503).header('retry-after', '5').send('No release yet.');
    const { release, signed } = current;
    const brand = brandOf(request, options);
    const origin = originOf(request, options);
    const path = request.url.split('?')[0] ?? '/';
    const inBrand = path.startsWith(brand.basePath) ? path.slice(brand.basePath.length) : path;
    const matched = matchRoute(release, inBrand);
    const timeZone = timeZoneOf(cookieOf(request, 'tz'), brand);
    const language = brand.defaultLanguage;
    const visit = { brand, timeZone, params: matched?.params ?? {} };
    const queries = await firstData(matched?.route.prefetch, visit, options);
    const serverTime = options.now().toISOString();
    const boot: Boot = {
      brand: brandConfig(brand, origin, options),
      release: signed,
      releaseKeys: await releases.keys(),
      payload: { language, queries, serverTime },
    };
    const nonce = randomBytes(16).toString('base64');
    const html = renderDocument({
      language,
      direction: 'ltr',
      theme: themeOf(cookieOf(request, 'theme')),
      title: brand.name,
      description: brand.description,
      themeCss: await themeCssOf(release, brand.styleProvider, releases.registry),
      scripts: shellScripts(release),
      preloads: preloadsOf(release, matched, language),
      boot,
      nonce,
    });
    reply
      .code(matched ? 200 : 404)
      .headers(securityHeaders(origin))
      .header('content-security-policy', contentSecurityPolicy(nonce, origin))
      .header('cache-control', 'private, no-cache')
      .type('text/html; charset=utf-8');
    return compressPage(html, request, reply);
  }

  app.get('/*', page);
}
