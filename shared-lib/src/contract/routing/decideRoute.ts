import { isClosed } from './brandRules';
import { matchRoute, type RouteMatch, type RoutePattern } from './matchRoute';
import { parsePath, type ParsedPath } from './parsePath';
import { pathTo, paths, type RoutingBrand } from './paths';
import {
  browserLanguage,
  explicitChoice,
  preferredLanguage,
  selectLanguage,
  type Selection,
  type Visitor,
} from './selectLanguage';
import { isPrefixedDocument, isUnprefixed } from './unprefixed';

export interface RouteQuestion<R extends RoutePattern = RoutePattern> {
  brand: RoutingBrand;
  /** The requested path, including the base path. */
  path: string;
  /** `?a=b`, or empty. */
  search: string;
  visitor: Visitor;
  routes: readonly R[];
}

export type RedirectReason = 'base' | 'document' | 'brand' | 'language';

export type RouteDecision<R extends RoutePattern = RoutePattern> =
  | {
      kind: 'show';
      match: RouteMatch<R>;
      language: string;
      /** The path's own language segment, for links that keep it. */
      segment: string | null;
      rest: string;
      /** Replace the stored choice with `system`. */
      storeSystem: boolean;
      /** The browser's preferred language to offer; null if there is nothing to offer. */
      offer: string | null;
    }
  | { kind: 'redirect'; to: string; status: 301 | 302; reason: RedirectReason }
  | { kind: 'notFound'; language: string; segment: string | null; rest: string };

const redirect = (
  to: string,
  reason: RedirectReason,
  status: 301 | 302 = 302,
): RouteDecision<never> => ({ kind: 'redirect', to, status, reason });

/** Language of a page without a redirect. Crawlers have neither a choice nor a browser language. */
function shownIn(parsed: ParsedPath, { brand, visitor }: RouteQuestion): Selection {
  if (parsed.language) return { language: parsed.language, storeSystem: false };
  if (visitor.crawler) return { language: brand.defaultLanguage, storeSystem: false };
  return selectLanguage(null, visitor);
}

function languageRedirect(parsed: ParsedPath, question: RouteQuestion): string | null {
  const { brand, visitor, search } = question;
  const preferred = preferredLanguage(parsed.language, visitor);
  const isRight =
    parsed.segment === null ? preferred === brand.defaultLanguage : parsed.segment === preferred;
  return isRight ? null : pathTo(brand, preferred, parsed.rest) + search;
}

function offerOf(language: string, { visitor }: RouteQuestion): string | null {
  if (visitor.crawler || visitor.appShell || explicitChoice(visitor)) return null;
  const wanted = browserLanguage(visitor);
  return wanted !== null && wanted !== language ? wanted : null;
}

function beforeMatching(parsed: ParsedPath, question: RouteQuestion): RouteDecision<never> | null {
  const { brand, path, search } = question;
  if (!parsed.inBase && path === '/') return redirect(brand.basePath + search, 'base');
  if (isPrefixedDocument(parsed.segment, parsed.rest))
    return redirect(pathTo(brand, null, parsed.rest) + search, 'document', 301);
  return null;
}

/**
 * Decides what a path opens for a visitor: a page in a language, a redirect, or not found. Server and client share it, so that
 * they always agree.
 */
export function decideRoute<R extends RoutePattern>(question: RouteQuestion<R>): RouteDecision<R> {
  const { brand, visitor, routes } = question;
  const parsed = parsePath(brand.basePath, question.path);
  const early = beforeMatching(parsed, question);
  if (early) return early;
  const { rest, segment } = parsed;
  const match = parsed.inBase ? matchRoute(routes, rest) : null;
  if (isClosed(brand.key, rest, match))
    return redirect(pathTo(brand, null, paths.notFound), 'brand');
  const { language, storeSystem } = shownIn(parsed, question);
  const misplaced = segment !== null && isUnprefixed(rest);
  if (!match || misplaced) return { kind: 'notFound', language, segment, rest };
  const stays =
    visitor.crawler || visitor.appShell || match.route.keepsLanguage || isUnprefixed(rest);
  const to = stays ? null : languageRedirect(parsed, question);
  if (to) return redirect(to, 'language');
  return {
    kind: 'show',
    match,
    language,
    segment,
    rest,
    storeSystem,
    offer: offerOf(language, question),
  };
}
