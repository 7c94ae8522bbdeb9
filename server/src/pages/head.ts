import { alternatesOf, canonicalPath } from '@scoreline/shared-lib/contract';

import type { Brand } from './brand';
import { type BuildReader, remoteText } from './buildTexts';
import type { PageDecision } from './decision';

type Shown = Exclude<PageDecision, { kind: 'redirect' }>;
/** What templates are filled with beside the route's own parameters. */
type Names = Record<string, string>;

export interface PageHead {
  title: string;
  description: string;
  canonical: string;
  alternates: { hreflang: string; href: string }[];
  /** Address of the picture that other sites show beside a link to the page. */
  image?: string;
  /** False for a page that is not to be found. */
  isIndexed: boolean;
}

async function textsOf(read: BuildReader, brand: Brand, decision: Shown, names: Names) {
  if (decision.kind !== 'show') return { title: null, description: null };
  const { route, params } = decision.match;
  const values = { ...params, ...names, brand: brand.name };
  const text = (part: string) =>
    remoteText(read, route.remote, decision.language, `page.${route.title}.${part}`, values);
  const [title, description] = await Promise.all([text('title'), text('description')]);
  return { title, description };
}

/** What search engines and the browser's tab are told: the page in its own language, and in every other one. */
export async function headOf(
  read: BuildReader,
  brand: Brand,
  origin: string,
  decision: Shown,
  names: Names,
): Promise<PageHead> {
  const { title, description } = await textsOf(read, brand, decision, names);
  const isIndexed = decision.kind === 'show';
  const eventId = decision.kind === 'show' ? decision.match.params.eventId : undefined;
  const alternates = isIndexed ? alternatesOf(brand, decision.rest) : [];
  return {
    title: title ?? brand.name,
    description: description ?? brand.description,
    canonical: origin + canonicalPath(brand, decision.language, decision.rest),
    alternates: alternates.map(({ hreflang, path }) => ({ hreflang, href: origin + path })),
    ...(eventId && { image: `${origin}${brand.basePath}share/match/${eventId}.png` }),
    isIndexed,
  };
}
