import type { BootPayload } from '@scoreline/shared-lib/contract';
import { addDays, localTimeZone, startOfDay } from '@scoreline/shared-lib/format';

interface DayRequest {
  date: string;
  timeZone: string;
}

const asksForDay = (request: unknown): request is DayRequest =>
  typeof request === 'object' && request !== null && 'date' in request && 'timeZone' in request;

const isSameDay = ({ date, timeZone }: DayRequest, own: string): boolean =>
  [date, addDays(date, 1)].every((day) => startOfDay(day, timeZone) === startOfDay(day, own));

/** Whether a page came with the day of another zone, so that the visitor's own has to be asked for. */
export const isOfOtherZone = ({ queries }: BootPayload, own = localTimeZone()): boolean =>
  queries.some(({ request }) => asksForDay(request) && request.timeZone !== own);

/**
 * A day that begins and ends when the visitor's own does is the visitor's day, whatever its zone is called; `isKnown` where
 * that has been found out already, as the formats of two zones take a slow phone some time.
 */
export function inOwnZone(
  payload: BootPayload,
  own = localTimeZone(),
  isKnown = false,
): BootPayload {
  const queries = payload.queries.map((query) => {
    const { request } = query;
    if (!asksForDay(request) || request.timeZone === own || !(isKnown || isSameDay(request, own)))
      return query;
    return { ...query, request: { ...request, timeZone: own } };
  });
  return { ...payload, queries };
}
