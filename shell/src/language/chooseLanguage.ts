import { type BrandConfig, isUnprefixed, parsePath, pathTo } from '@scoreline/shared-lib/contract';
import { storeLanguage } from '@scoreline/shared-lib/i18n';
import { jumpPage } from '@scoreline/shared-lib/native';

/** Keeps a choice and opens `rest` in it; `system` leaves the language to the routing, which asks the browser. */
export function chooseLanguage(brand: BrandConfig, choice: string, rest: string): void {
  storeLanguage(choice);
  const segment = choice === 'system' || isUnprefixed(rest) ? null : choice;
  const [path = '/', search] = rest.split('?');
  const query = Object.fromEntries(new URLSearchParams(search));
  void jumpPage(path, query, () => location.assign(pathTo(brand, segment, rest)));
}

/** The page in sight without base path and language, with its query. */
export function currentRest({ basePath }: BrandConfig): string {
  return parsePath(basePath, location.pathname).rest + location.search;
}
