import type { z } from 'zod';

import { BizError, type BizFailure } from './bizError';
import type { Operation } from './operation';

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
  if (result.success) return result.data;
  throw failureOf(result.error.issues);
}

function failureOf(issues: z.core.$ZodIssue[]): BizError {
  const field = String(issues[0]?.path[0] ?? '');
  const failure = fieldFailures[field];
  if (failure) return new BizError(failure);
  return new BizError('invalidInput', field ? `Sorry, “${field}” is not valid.` : undefined);
}
