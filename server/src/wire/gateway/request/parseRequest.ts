import type { z } from 'zod';

import { BizError, type BizFailure } from '../bizError';
import type { Operation } from '../operation';

/** Fields with a code of their own; everything else wrong is `invalidInput`. */
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

/** The request as the contract has it, defaults filled in. Throws a `BizError` for the first thing wrong with it. */
export function parseRequest(operation: Pick<Operation, 'request'>, request: unknown): unknown {
  const result = operation.request.safeParse(request);
  if (!result.success) throw failureOf(result.error.issues);
  if (hasOddSign(result.data)) throw new BizError('invalidInput');
  return result.data;
}

/** No text of PostgreSQL holds U+0000, no JSON of it half a sign. */
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
