import type { RouteDescriptor, Sport } from '@scoreline/shared-lib/contract';
import {
  alternatesOf,
  canonicalPath,
  leaguePath,
  matchPath,
  type RoutingBrand,
  teamPath,
} from '@scoreline/shared-lib/contract';
import { type Kysely, sql } from 'kysely';

import { escapeXml } from './xml';
import { nameAt } from '../../store/catalogue/formerNames';
import type { Database } from '@scoreline/database/schema';

/** Maximum average of pages per shard. Each page lists its 46 languages, and a sitemap may have 50 MB. */
export const shardSize = 1_000;

export const shardKinds = ['pages', 'leagues', 'teams', 'matches'] as const;
export type ShardKind = (typeof shardKinds)[number];

/** A page's path without language, and the last change of its content. */
interface Entry {
  rest: string;
  changed?: Date;
}

const pattern: Record<Exclude<ShardKind, 'pages'>, string> = {
  leagues: '/:sportName/league/:categoryName/:leagueName/:tournamentId',
  teams: '/:sportName/team/:teamName/:competitorId',
  matches: '/:sportName/match/:teamsInfo/:eventId',
};

/** Personal pages, steps of a flow, and error pages, which nobody searches for. */
const unlisted =
  /^\/(login|me|settings|favourites|change-|forget-|reset-|email-|apple|language|404|promotion|widget|app)/;

/** The kinds of page that the release has. */
export const kindsOf = (routes: readonly RouteDescriptor[]): ShardKind[] =>
  shardKinds.filter(
    (kind) => kind === 'pages' || routes.some(({ path }) => path === pattern[kind]),
  );

const fixedPages = (routes: readonly RouteDescriptor[]): Entry[] =>
  [...new Set([...routes.map(({ path }) => path), '/privacy', '/terms'])]
    .filter((path) => !path.includes(':') && !unlisted.test(path))
    .sort()
    .map((rest) => ({ rest }));

/** The number of shards per kind, from one count per table. */
export async function shardCounts(
  db: Kysely<Database>,
  kinds: readonly ShardKind[],
): Promise<{ kind: ShardKind; shards: number }[]> {
  return Promise.all(kinds.map(async (kind) => ({ kind, shards: await shardCount(db, kind) })));
}

const tables = { leagues: 'tournaments', teams: 'teams', matches: 'matches' } as const;

async function shardCount(db: Kysely<Database>, kind: ShardKind): Promise<number> {
  if (kind === 'pages') return 1;
  const { rows } = await db
    .selectFrom(tables[kind])
    .select((eb) => eb.fn.countAll<string>().as('rows'))
    .executeTakeFirstOrThrow();
  return shardsFor(Number(rows));
}

/** A power of two, so that a page changes its shard only when its table has doubled. */
export const shardsFor = (rows: number): number =>
  rows === 0 ? 0 : 2 ** Math.max(0, Math.ceil(Math.log2(rows / shardSize)));

/** The pages of a shard; shards are numbered from 1. */
export async function shardEntries(
  db: Kysely<Database>,
  kind: ShardKind,
  shard: number,
  routes: readonly RouteDescriptor[],
): Promise<Entry[]> {
  const shards = await shardCount(db, kind);
  if (shard < 1 || shard > shards) return [];
  if (kind === 'pages') return fixedPages(routes);
  const part = { shards, at: shard - 1 };
  if (kind === 'leagues') return leagueEntries(db, part);
  return kind === 'teams' ? teamEntries(db, part) : matchEntries(db, part);
}

/** The rows whose ids have this remainder. Sources can choose any ids, so ranges would be empty or crowded. */
interface Part {
  shards: number;
  at: number;
}

const isIn = (id: string, { shards, at }: Part) =>
  sql<boolean>`${sql.ref(id)} % ${shards}::integer = ${at}::integer`;

async function leagueEntries(db: Kysely<Database>, part: Part): Promise<Entry[]> {
  const rows = await db
    .selectFrom('tournaments as t')
    .innerJoin('categories as c', 'c.id', 't.category_id')
    .select(['t.id', 't.sport', 't.name', 't.slug', 'c.name as category', 'c.slug as categorySlug'])
    .where(isIn('t.id', part))
    .orderBy('t.id')
    .execute();
  return rows.map((row) => ({
    rest: leaguePath({
      ...row,
      tournamentId: row.id,
      category: { name: row.category, slug: row.categorySlug },
    }),
  }));
}

async function teamEntries(db: Kysely<Database>, part: Part): Promise<Entry[]> {
  const rows = await db
    .selectFrom('teams')
    .select(['id', 'sport', 'name', 'slug'])
    .where(isIn('id', part))
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ rest: teamPath({ ...row, competitorId: row.id }) }));
}

async function matchEntries(db: Kysely<Database>, part: Part): Promise<Entry[]> {
  const rows = await db
    .selectFrom('matches as m')
    .innerJoin('teams as h', 'h.id', 'm.home_id')
    .innerJoin('teams as a', 'a.id', 'm.away_id')
    .select(['m.id', 'm.sport', 'm.updated_at', 'h.name as home', 'h.slug as homeSlug'])
    .select(['a.name as away', 'a.slug as awaySlug', 'm.start_time'])
    .where(isIn('m.id', part))
    .orderBy('m.id')
    .execute();
  return rows.map((row) => {
    const sport = row.sport as Sport;
    const called = (today: string, ofToday: string) => {
      const name = nameAt(sport, today, row.start_time);
      return name === today ? { name, slug: ofToday } : { name };
    };
    const home = called(row.home, row.homeSlug);
    const away = called(row.away, row.awaySlug);
    return {
      rest: matchPath({ sport, home, away, eventId: row.id }),
      changed: row.updated_at,
    };
  });
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export function sitemapIndex(
  site: string,
  shards: readonly { kind: ShardKind; shards: number }[],
): string {
  const items = shards.flatMap(({ kind, shards: count }) =>
    Array.from(
      { length: count },
      (_, index) =>
        `<sitemap><loc>${escapeXml(`${site}sitemaps/${kind}-${index + 1}.xml`)}</loc></sitemap>`,
    ),
  );
  return `${declaration}<sitemapindex xmlns="${schema}">${items.join('')}</sitemapindex>`;
}

/** One shard: every page in the brand's default language, with its alternates. */
export function sitemap(brand: RoutingBrand, origin: string, entries: readonly Entry[]): string {
  const urls = entries.map(({ rest, changed }) => {
    const links = alternatesOf(brand, rest).map(
      ({ hreflang, path }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(origin + path)}"/>`,
    );
    const loc = escapeXml(origin + canonicalPath(brand, brand.defaultLanguage, rest));
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    return `<url><loc>${loc}</loc>${lastmod}${links.join('')}</url>`;
  });
  return `${declaration}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`;
}
