import { defineOperation } from '../../wire/gateway/operation';
import { digest } from './digest';

/** The morning's answer is the same for everybody of a zone, and need not be of this second. */
export const digestOperations = [
  defineOperation('sports-query/digest', digest, {
    cacheMs: 60_000,
    bearsLag: true,
  }),
];
