import type { Release } from '@scoreline/shared-lib/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { androidAssetLinks, appleAssociation } from './deepLinks';
import { serveFlags } from './flags';
import { iconPng, iconSizes, iconSvg } from './manifest/icon';
import type { SiteOptions } from './options';
import { serveManifest } from './manifest/serveManifest';
import { robotsText } from './robots';
import { createCardDrawing, type Cards, createCards } from './cards/cards';
import { serveInviteCards } from './cards/inviteCards';
import { serveShareCards } from './cards/shareCards';
import {
  kindsOf,
  shardCounts,
  shardEntries,
  type ShardKind,
  shardKinds,
  sitemap,
  sitemapIndex,
} from './sitemaps';
import type { Brand } from '../pages/brand';
import { brandOf, originOf } from '../pages/visitor/visit';

const day = 'public, max-age=86400';
const hour = 'public, max-age=3600';

/** Serves everything beside the pages: robots, sitemaps, manifest, icons, share images, app links. */
export function serveSite(app: FastifyInstance, options: SiteOptions): void {
  app.get('/robots.txt', (request, reply) => {
    const { basePath } = brandOf(request, options);
    const text = robotsText(options.env, originOf(request, options), basePath);
    return reply.header('cache-control', hour).type('text/plain; charset=utf-8').send(text);
  });
  app.get('/.well-known/apple-app-site-association', (request, reply) => {
    const brand = brandOf(request, options);
    if (brand.apps.ios.length === 0) return reply.callNotFound();
    return reply.header('cache-control', hour).send(appleAssociation(brand));
  });
  app.get('/.well-known/assetlinks.json', (request, reply) => {
    const brand = brandOf(request, options);
    if (brand.apps.android.length === 0) return reply.callNotFound();
    return reply.header('cache-control', hour).send(androidAssetLinks(brand));
  });
  serveFlags(app);
  const { rateLimiter, drawing = createCardDrawing() } = options;
  app.addHook('onClose', () => drawing.close());
  const sendCard = createCards({ rateLimiter, drawing });
  for (const base of new Set(options.brands.map(({ basePath }) => basePath))) {
    serveBelow(app, base, options, sendCard);
  }
}

function serveBelow(
  app: FastifyInstance,
  base: string,
  options: SiteOptions,
  sendCard: Cards,
): void {
  serveManifest(app, base, options);
  serveIcons(app, base, options);
  serveSitemaps(app, base, options);
  serveShareCards(app, base, options, sendCard);
  serveInviteCards(app, base, options, sendCard);
}

function serveIcons(app: FastifyInstance, base: string, options: SiteOptions): void {
  const drawn = new Map<string, Buffer>();
  const png = (brand: Brand, size: number, maskable: boolean) => {
    const key = `${brand.key}-${size}-${maskable}`;
    const image = drawn.get(key) ?? iconPng(brand, size, maskable);
    drawn.set(key, image);
    return image;
  };
  app.get(`${base}icons/icon.svg`, (request, reply) =>
    reply
      .header('cache-control', day)
      .type('image/svg+xml')
      .send(iconSvg(brandOf(request, options))),
  );
  for (const size of iconSizes) {
    for (const purpose of ['any', 'maskable']) {
      app.get(`${base}icons/${purpose}-${size}.png`, (request, reply) =>
        reply
          .header('cache-control', day)
          .type('image/png')
          .send(png(brandOf(request, options), size, purpose === 'maskable')),
      );
    }
  }
}

function serveSitemaps(app: FastifyInstance, base: string, options: SiteOptions): void {
  const routesOf = async (request: FastifyRequest) => {
    const current = await options.releases.current(brandOf(request, options).key, options.env);
    return current ? routesIn(current.release) : [];
  };
  app.get(`${base}sitemap.xml`, async (request, reply) => {
    const kinds = kindsOf(await routesOf(request));
    const site = originOf(request, options) + base;
    return xml(reply, sitemapIndex(site, await shardCounts(options.db, kinds)));
  });
  app.get<{ Params: { shard: string } }>(`${base}sitemaps/:shard`, async (request, reply) => {
    const [, kind, number] = /^([a-z]+)-(\d{1,6})\.xml$/.exec(request.params.shard) ?? [];
    const routes = await routesOf(request);
    if (!isKind(kind) || !kindsOf(routes).includes(kind)) return reply.callNotFound();
    const entries = await shardEntries(options.db, kind, Number(number), routes);
    if (entries.length === 0) return reply.callNotFound();
    return xml(reply, sitemap(brandOf(request, options), originOf(request, options), entries));
  });
}

const routesIn = ({ remotes }: Release) => Object.values(remotes).flatMap(({ routes }) => routes);
const isKind = (text: string | undefined): text is ShardKind =>
  shardKinds.some((kind) => kind === text);
const xml = (reply: FastifyReply, text: string) =>
  reply.header('cache-control', hour).type('application/xml; charset=utf-8').send(text);
