import { type BootPayload, ownDayName, otherDayMark } from '@scoreline/shared-lib/contract';

import { addDays, daySpan } from '../matches/day';

interface DayRequest {
  date: string;
  timeZone: string;
}

const isOfDay = (request: unknown): request is DayRequest =>
  typeof request === 'object' && request !== null && 'date' in request && 'timeZone' in request;

/** As long as the shell keeps it, which writes the same cookie. */
const cookieSeconds = 36_500 * 86_400;

/**
 * The script that runs before all others on a page whose first data are a day's: where that day begins or ends at another
 * time by the visitor's clock, it says in the `tz` cookie which zone this is and asks for the data again, while the page's
 * scripts are still on their way. Undefined for a page without such data.
 */
export function dayWatch({ queries }: Pick<BootPayload, 'queries'>): string | undefined {
  const day = queries.map(({ request }) => request).find(isOfDay);
  if (!day) return undefined;
  const { from, to } = daySpan(day.date, day.timeZone);
  return `(function () {
  function startOf(day) { return new Date(day + 'T00:00').getTime(); }
  if (startOf('${day.date}') === ${from.getTime()} && startOf('${addDays(day.date, 1)}') === ${to.getTime()}) return;
  var zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!zone) return;
  var secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = 'tz=' + encodeURIComponent(zone) + '; Path=/; Max-Age=${cookieSeconds}; SameSite=Lax' + secure;
  document.documentElement.setAttribute('${otherDayMark}', '');
  window.${ownDayName} = fetch(location.pathname.replace(/\\/$/, '') + '/_payload.json' + location.search).then(
    function (answer) { return answer.ok ? answer.json() : null; }
  ).catch(function () { return null; });
})();`;
}
