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
/** What templates are filled with beside the route's own parameters. */
type Names = Record<string, string>;

export interface PageHead {
  title: string;
  description: string;
  canonical: string;
  /** Address that other sites show a link to the page by, and ask again for its picture. */
  shared: string;
  alternates: { hreflang: string; href: string }[];
  /** Address of the picture that other sites show beside a link to the page. */
  image?: string;
  /** Address that says how the page is embedded elsewhere. */
  oembed?: string;
  /** False for a page that is not to be found. */
  isIndexed: boolean;
  /** schema.org's words for what the page is about. */
  structuredData: object[];
}

/** Where a page's texts lie: with its remote, or among the shell's, whose file holds several namespaces. */
function sourceOf(decision: Shown, { shell }: Release) {
  const own = { ...shell, name: 'shell' };
  if (decision.kind !== 'show') return { build: own, key: 'shell.page.notFound', params: {} };
  const { route, params } = decision.match;
  return route.remote
    ? { build: route.remote, key: `page.${route.title}`, params }
    : { build: own, key: `shell.page.${route.title}`, params };
}

/** Whether a decision shows the error page, which is never a success. */
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
  /** What the page's first data says it is about. */
  subject: Subject | null;
  /** Whether the page and its picture keep the match's score back. */
  isKeptBack: boolean;
}

/** The picture that other sites show beside a link: of a match, or of an invite with its inviter's code. */
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

/** Matches and leagues are what a widget shows. */
function oembedOf({ origin }: HeadSource, decision: Shown, canonical: string): string | undefined {
  const params = decision.kind === 'show' ? decision.match.params : {};
  return (params['eventId'] ?? params['tournamentId']) && oembedAddress(origin, canonical);
}

/** What search engines and the browser's tab are told: the page in its own language, and in every other one. */
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
