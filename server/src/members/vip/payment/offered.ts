import { isClosed, paths } from '@scoreline/shared-lib/contract';

/** Whether a brand's visitors could buy VIP at all: not where nobody can sign in. */
export const isOfferedBy = (brand: { key: string }): boolean =>
  !isClosed(brand.key, paths.login, null);
