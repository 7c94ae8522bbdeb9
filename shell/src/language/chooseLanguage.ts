import { type BrandConfig, isUnprefixed, parsePath, pathTo } from '@scoreline/shared-lib/contract';
import { storeLanguage } from '@scoreline/shared-lib/i18n';
import { jumpPage } from '@scoreline/shared-lib/native';

/** Stores a choice and opens `rest` in it; for `system` the router asks the browser. */
export function chooseLanguage(brand: BrandConfig, choice: string, rest: string): void {
  storeLanguage(choice);
  const segment = choice === 'system' || isUnprefixed(rest) ? null : choice;
  const [path = '/', search] = rest.split('?');
  const query = Object.fromEntries(new URLSearchParams(search));
  void jumpPage(path, query, () => location.assign(pathTo(brand, segment, rest)));
}

/** The current page without base path and language, with its query. */
export function currentRest({ basePath }: BrandConfig): string {
  return parsePath(basePath, location.pathname).rest + location.search;
}
