import type { Migration } from 'kysely';

import * as foundation from './0001-foundation';
import * as ciphers from './0002-ciphers';
import * as feedRevisions from './0003-feed-revisions';
import * as belonging from './0004-belonging';
import * as sameOdds from './0005-same-odds';

/** In order. Named one by one, so that they are in the bundle. */
export const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-ciphers': ciphers,
  '0003-feed-revisions': feedRevisions,
  '0004-belonging': belonging,
  '0005-same-odds': sameOdds,
};
