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

/** Whether the page contains a day of another zone, so that the visitor's own day must be requested. */
export const isOfOtherZone = ({ queries }: BootPayload, own = localTimeZone()): boolean =>
  queries.some(({ request }) => asksForDay(request) && request.timeZone !== own);

/**
 * Relabels a day with the visitor's zone if it starts and ends at the same moments in both zones. `isKnown` skips the check
 * when the page has made it already, because formatting in two zones is slow on a slow phone.
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
