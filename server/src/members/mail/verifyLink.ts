import {
  canonicalPath,
  isLanguage,
  paths,
  type RoutingBrand,
} from '@scoreline/shared-lib/contract';

interface Verified {
  /** Scheme and host of the brand's site. */
  origin: string;
  brand: RoutingBrand;
  language: string;
  email: string;
  code: string;
}

/** The page that verifies an address. What it needs stands behind the `#`: no server on the way sees it, and no log keeps it. */
export function verifyLink({ origin, brand, language, email, code }: Verified): string {
  const shown = isLanguage(language) ? language : brand.defaultLanguage;
  const page = canonicalPath(brand, shown, paths.emailVerified);
  return `${origin}${page}#${new URLSearchParams({ email, code }).toString()}`;
}
