import { defineOperation } from '../../wire/gateway/operation';
import { digest } from './digest';

/** The digest is the same for every visitor of a zone, so it may be a little stale. */
export const digestOperations = [
  defineOperation('sports-query/digest', digest, {
    cacheMs: 60_000,
    bearsLag: true,
  }),
];
