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

/** The link that verifies an address. Its data follows the `#`, so that no server or log on the way sees it. */
export function verifyLink({ origin, brand, language, email, code }: Verified): string {
  const shown = isLanguage(language) ? language : brand.defaultLanguage;
  const page = canonicalPath(brand, shown, paths.emailVerified);
  return `${origin}${page}#${new URLSearchParams({ email, code }).toString()}`;
}
