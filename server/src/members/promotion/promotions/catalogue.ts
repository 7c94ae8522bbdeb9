import type { Kysely } from 'kysely';

import { LeastRecent } from '../../../store/collections/leastRecent';
import type { Database } from '@scoreline/database/schema';
import { BizError } from '../../../wire/gateway/bizError';
import { findPromotion, type Promotion } from './queries';

const mostPromotions = 100;

/** Caches promotions by id without expiry, because this data never changes. */
export function createCatalogue(db: Kysely<Database>) {
  const known = new LeastRecent<Promotion>(mostPromotions);
  return {
    /** @throws BizError for an unknown id. */
    async get(id: number): Promise<Promotion> {
      const found = known.get(String(id)) ?? (await findPromotion(db, id));
      if (!found) throw new BizError('unknownPromotion');
      known.set(String(id), found);
      return found;
    },
  };
}
