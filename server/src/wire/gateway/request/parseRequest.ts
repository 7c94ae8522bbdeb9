import type { z } from 'zod';

import { BizError, type BizFailure } from '../bizError';
import type { Operation } from '../operation';

/** Fields with their own error code; every other fault is `invalidInput`. */
const fieldFailures: Record<string, BizFailure> = {
  sport: 'unknownSport',
  date: 'invalidDate',
  month: 'invalidDate',
  timeZone: 'unknownTimeZone',
  eventId: 'unknownMatch',
  tournamentId: 'unknownTournament',
  competitorId: 'unknownTeam',
  playerId: 'unknownPlayer',
  season: 'unknownSeason',
};

/** The request in the contract's form, with defaults. Throws a `BizError` for the first fault. */
export function parseRequest(operation: Pick<Operation, 'request'>, request: unknown): unknown {
  const result = operation.request.safeParse(request);
  if (!result.success) throw failureOf(result.error.issues);
  if (hasOddSign(result.data)) throw new BizError('invalidInput');
  return result.data;
}

/** PostgreSQL rejects U+0000 in text and lone surrogates in JSON. */
const oddSign = /\0|\p{Surrogate}/u;
const hasOddSign = (value: unknown): boolean =>
  typeof value === 'string'
    ? oddSign.test(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(hasOddSign);

function failureOf(issues: z.core.$ZodIssue[]): BizError {
  const field = String(issues[0]?.path[0] ?? '');
  const failure = fieldFailures[field];
  if (failure) return new BizError(failure);
  return new BizError('invalidInput', field ? `Sorry, “${field}” is not valid.` : undefined);
}
