import { languages } from './languages';
import { pathTo, type RoutingBrand } from './paths';
import { isUnprefixed } from './unprefixed';

/** Canonical path of a page in a language: the brand's default language has no segment. */
export const canonicalPath = (brand: RoutingBrand, language: string, rest: string): string =>
  pathTo(brand, isUnprefixed(rest) || language === brand.defaultLanguage ? null : language, rest);

export interface Alternate {
  /** ISO 639-1 if the language has such a code, otherwise BCP-47; or `x-default`. */
  hreflang: string;
  path: string;
}

/** A page in every language, for hreflang. All language versions list the same. Empty for a page with a single address. */
export function alternatesOf(brand: RoutingBrand, rest: string): Alternate[] {
  if (isUnprefixed(rest)) return [];
  const all = languages.map(({ code, tag }) => ({
    // Search engines expect two letters: `tl`, not `fil`.
    hreflang: tag.length === 3 ? code : tag,
    path: canonicalPath(brand, code, rest),
  }));
  return [
    ...all,
    { hreflang: 'x-default', path: canonicalPath(brand, brand.defaultLanguage, rest) },
  ];
}
