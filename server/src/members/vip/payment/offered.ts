import { isClosed, paths } from '@scoreline/shared-lib/contract';

/** Whether a brand can sell VIP, which requires sign-in. */
export const isOfferedBy = (brand: { key: string }): boolean =>
  !isClosed(brand.key, paths.login, null);
