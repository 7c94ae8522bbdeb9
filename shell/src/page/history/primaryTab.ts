import {
  type BrandConfig,
  isClosed,
  parsePath,
  paths,
  pathTo,
} from '@scoreline/shared-lib/contract';
import { sessionStore, writeText } from '@scoreline/shared-lib/device';
import { readSettings } from '@scoreline/shared-lib/settings';

import type { OwnedRoute } from '../../routes';

const openedKey = 'opened';

/**
 * The address of the visitor's preferred tab, for a visit that starts at the index route; null if that is the requested one.
 * Applies once per visit: a later navigation to the scores stays there.
 */
export function primaryTabAddress(
  brand: BrandConfig,
  routes: readonly OwnedRoute[],
  path: string,
): string | null {
  const store = sessionStore();
  const isFirst = store !== null && store.getItem(openedKey) === null;
  writeText(store, openedKey, '1');
  const { rest, segment } = parsePath(brand.basePath, path);
  if (!isFirst || rest !== paths.home) return null;
  const { primaryTab } = readSettings().values;
  const route = routes.find(({ tab }) => tab === primaryTab);
  if (!route || route.path === paths.home || isClosed(brand.key, route.path, null)) return null;
  return pathTo(brand, segment, route.path);
}
