import {
  isLanguage,
  leaguePath,
  matchPath,
  matchRoute,
  parsePath,
  pathTo,
  readWidgetOptions,
  widgetHeight,
  type WidgetOptions,
  widgetParametersOf,
} from '@scoreline/shared-lib/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { BizError } from '../../wire/gateway/bizError';
import { attributes } from '../../wire/html';
import type { Brand } from '../pages/brand';
import { brandOfHost, covers } from '../pages/brandList';
import { NotKnown, type PageOptions } from '../pages/options';
import { brandOf, originOf } from '../pages/visitor/visit';
import { anyOrigin } from './admission';
import type { WidgetDeps } from './deps';

const routes = [
  { path: '/:sportName/match/:teamsInfo/:eventId' },
  { path: '/:sportName/league/:categoryName/:leagueName/:tournamentId' },
];
/** A provider of the rich type must obey `maxwidth`, however small it is (oEmbed 1.0, 2.3.4.4). */
const widths = { usual: 600, most: 1_200 };
const cacheSeconds = 3_600;

interface Embedded {
  title: string;
  widget: Pick<WidgetOptions, 'type' | 'match' | 'league'>;
  /** The page's path without language. */
  rest: string;
}

/** The brand of an address; null for other sites. */
function brandOfUrl(url: URL, request: FastifyRequest, options: PageOptions): Brand | null {
  if (url.origin === originOf(request, options)) return brandOf(request, options);
  const named = options.brands.find(({ hosts }) =>
    hosts.some((pattern) => covers(pattern, url.hostname)),
  );
  return url.protocol === 'https:' && url.port === '' && named
    ? brandOfHost(options.brands, url.hostname, named)
    : null;
}

async function match(matchId: number, { question }: PageOptions): Promise<Embedded> {
  const { home, away, summary } = (await question('sports-query/match/detail', {
    eventId: matchId,
  }).answer()) as {
    home: { name: string };
    away: { name: string };
    summary: { sport: 'football' };
  };
  return {
    title: `${home.name} – ${away.name}`,
    widget: { type: 'match', match: matchId, league: null },
    rest: matchPath({ sport: summary.sport, home, away, eventId: matchId }),
  };
}

async function league(tournamentId: number, { question }: PageOptions): Promise<Embedded> {
  const { tournament, sections } = (await question('sports-query/league/detail', {
    tournamentId,
  }).answer()) as { tournament: Parameters<typeof leaguePath>[0]; sections: string[] };
  const type = sections.includes('standings') ? 'standings' : 'matches';
  return {
    title: tournament.name,
    widget: { type, match: null, league: tournamentId },
    rest: leaguePath(tournament),
  };
}

/** The match or league of an address of ours; null for other pages. */
async function embedded(url: URL, brand: Brand, options: PageOptions): Promise<Embedded | null> {
  const parsed = parsePath(brand.basePath, url.pathname);
  const found = parsed.inBase ? matchRoute(routes, parsed.rest) : null;
  const id = Number(found?.params['eventId'] ?? found?.params['tournamentId']);
  if (!found || !Number.isSafeInteger(id) || id > 2 ** 31 - 1) return null;
  try {
    return await (found.params['eventId'] ? match(id, options) : league(id, options));
  } catch (error) {
    if (error instanceof NotKnown || error instanceof BizError) return null;
    throw error;
  }
}

/** The embedder's maximum in pixels; null if it sends none. */
const room = (value: unknown): number | null =>
  typeof value === 'string' && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : null;

/** A plain iframe, because WordPress strips everything else from providers it doesn't know. */
function frameOf(source: string, { title }: Embedded, width: number, height: number): string {
  const size = { width: String(width), height: String(height) };
  return `<iframe${attributes({ title, src: source, ...size, frameborder: '0' })}></iframe>`;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** `GET /oembed`: how to embed the page of a match or league. */
export function serveOembed(app: FastifyInstance, { options }: WidgetDeps): void {
  app.get('/oembed', async (request, reply) => {
    const query = request.query as Record<string, unknown>;
    reply.headers({ ...anyOrigin, 'cache-control': `public, max-age=${cacheSeconds}` });
    const format = query['format'] ?? 'json';
    if (format !== 'json') return reply.code(501).send({ error: 'Only json is answered.' });
    const given = textOf(query['url']);
    const url = URL.canParse(given) ? new URL(given) : null;
    const brand = url && brandOfUrl(url, request, options);
    const found = brand && (await embedded(url, brand, options));
    if (!found) {
      return reply.code(404).send({ error: 'This is not the page of a match or a league.' });
    }
    const { language } = parsePath(brand.basePath, url.pathname);
    const width = Math.min(widths.most, room(query['maxwidth']) ?? widths.usual);
    const { type } = found.widget;
    const { options: usual } = readWidgetOptions(
      (name) => (name === 'type' ? type : null),
      isLanguage,
    );
    const own = { ...usual, ...found.widget, clientId: brand.widgetClientId, lang: language };
    const height = Math.min(widgetHeight(own), room(query['maxheight']) ?? Infinity);
    const source = `${url.origin}${pathTo(brand, null, '/widget')}?${new URLSearchParams(widgetParametersOf(own)).toString()}`;
    return {
      version: '1.0',
      type: 'rich',
      title: found.title,
      provider_name: brand.name,
      provider_url: url.origin + brand.basePath,
      cache_age: cacheSeconds,
      width,
      height,
      html: frameOf(source, found, width, height),
    };
  });
}

/** The URL of a page's oEmbed data. */
export const oembedAddress = (origin: string, page: string): string =>
  `${origin}/oembed?${new URLSearchParams({ url: page, format: 'json' }).toString()}`;
