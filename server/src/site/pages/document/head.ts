import {
  alternatesOf,
  canonicalPath,
  paths,
  type Release,
  withSpoilersOff,
} from '@scoreline/shared-lib/contract';

import type { Brand } from '../brand';
import { type BuildReader, remoteText } from '../buildTexts';
import type { PageDecision } from '../decision';
import { structuredData } from './structuredData';
import type { Subject } from './subject';
import { oembedAddress } from '../../widget/oembed';

type Shown = Exclude<PageDecision, { kind: 'redirect' }>;
/** Values for templates, in addition to the route's parameters. */
type Names = Record<string, string>;

export interface PageHead {
  title: string;
  description: string;
  canonical: string;
  /** The URL for sharing the page, from which other sites also fetch its picture. */
  shared: string;
  alternates: { hreflang: string; href: string }[];
  image?: string;
  oembed?: string;
  /** False for missing pages. */
  isIndexed: boolean;
  structuredData: object[];
}

/** The source of a page's texts: its remote, or the shell, whose file has several namespaces. */
function sourceOf(decision: Shown, { shell }: Release) {
  const own = { ...shell, name: 'shell' };
  if (decision.kind !== 'show') return { build: own, key: 'shell.page.notFound', params: {} };
  const { route, params } = decision.match;
  return route.remote
    ? { build: route.remote, key: `page.${route.title}`, params }
    : { build: own, key: `shell.page.${route.title}`, params };
}

/** Whether a decision shows the error page, which never has a success status. */
export const isMissing = (decision: Shown): boolean =>
  decision.kind === 'notFound' || decision.rest === paths.notFound;

async function textsOf({ read, brand, release }: HeadSource, decision: Shown, names: Names) {
  const { build, key, params } = sourceOf(decision, release);
  const values = { ...params, ...names, brand: brand.name };
  const text = (part: string) =>
    remoteText(read, build, decision.language, `${key}.${part}`, values);
  const [title, description] = await Promise.all([text('title'), text('description')]);
  return { title, description };
}

export interface HeadSource {
  read: BuildReader;
  brand: Brand;
  release: Release;
  origin: string;
  /** The page's subject, from its first data. */
  subject: Subject | null;
  /** Whether the page and its picture hide the match's score. */
  isKeptBack: boolean;
}

/** The picture for link previews: of a match, or of an invite with the inviter's code. */
function imageOf({ brand, origin, isKeptBack }: HeadSource, decision: Shown): string | undefined {
  if (decision.kind !== 'show') return undefined;
  const { params, route } = decision.match;
  const share = `${origin}${brand.basePath}share/`;
  if (params.eventId) return withSpoilersOff(`${share}match/${params.eventId}.png`, isKeptBack);
  if (!route.path.startsWith('/promotion/') || !params.id) return undefined;
  const code = params.code ? encodeURIComponent(params.code) : 'invite';
  return `${share}promotion/${params.id}/${code}.png?lang=${decision.language}`;
}

function schemaOf(source: HeadSource, language: string, names: Names, image?: string): object[] {
  const { brand, origin, subject } = source;
  if (!subject) return [];
  const addressOf = (rest: string) => origin + canonicalPath(brand, language, rest);
  const site = { name: brand.name, addressOf, sportName: names['sportName'] ?? null };
  return structuredData(subject, site, image);
}

/** Widgets show matches and leagues only. */
function oembedOf({ origin }: HeadSource, decision: Shown, canonical: string): string | undefined {
  const params = decision.kind === 'show' ? decision.match.params : {};
  return (params['eventId'] ?? params['tournamentId']) && oembedAddress(origin, canonical);
}

/** Data for search engines and the browser's tab: the page in its own language, and its alternates. */
export async function headOf(source: HeadSource, decision: Shown, names: Names): Promise<PageHead> {
  const { brand, origin } = source;
  const { title, description } = await textsOf(source, decision, names);
  const isIndexed = !isMissing(decision);
  const rest = source.subject?.rest ?? decision.rest;
  const alternates = isIndexed ? alternatesOf(brand, rest) : [];
  const image = imageOf(source, decision);
  const canonical = origin + canonicalPath(brand, decision.language, rest);
  const oembed = oembedOf(source, decision, canonical);
  return {
    title: title ?? brand.name,
    description: description ?? brand.description,
    canonical,
    shared: source.isKeptBack ? withSpoilersOff(canonical, true) : canonical,
    alternates: alternates.map(({ hreflang, path }) => ({ hreflang, href: origin + path })),
    ...(image && { image }),
    ...(oembed && { oembed }),
    isIndexed,
    structuredData: schemaOf(source, decision.language, names, image),
  };
}
