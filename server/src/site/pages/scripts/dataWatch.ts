import {
  type BootPayload,
  calendarDay,
  calendarDayOptions,
  cookieSeconds,
  newerDataName,
  otherDayMark,
} from '@scoreline/shared-lib/contract';

import { addDays, daySpan } from '../../../sport/matches/day';

interface DayRequest {
  date: string;
  timeZone: string;
}

const isOfDay = (request: unknown): request is DayRequest =>
  typeof request === 'object' && request !== null && 'date' in request && 'timeZone' in request;

/** A page older than this was kept by the worker; younger ones may have come from a server whose clock differs. */
const oldMs = 15_000;

/** Says which zone this is where the page's day begins or ends at another time by the visitor's clock. */
function dayCheck({ date, timeZone }: DayRequest): string {
  const { from, to } = daySpan(date, timeZone);
  return `
  function startOf(day) { return new Date(day + 'T00:00').getTime(); }
  function two(number) { return (number < 10 ? '0' : '') + number; }
  var now = new Date();
  var today = now.getFullYear() + '-' + two(now.getMonth() + 1) + '-' + two(now.getDate());
  var zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  var chosen = '';
  try { chosen = JSON.parse(localStorage.getItem('settings')).values.timeZone || ''; } catch (error) {}
  var isOwn = startOf('${date}') === ${from.getTime()} && startOf('${addDays(date, 1)}') === ${to.getTime()};
  if (chosen && chosen !== 'system') try {
    var options = Object.assign(${JSON.stringify(calendarDayOptions)}, { timeZone: chosen });
    today = (${calendarDay.toString()})(new Intl.DateTimeFormat('en', options), now);
    zone = chosen;
    isOwn = chosen === '${timeZone}';
  } catch (error) {}
  var isAsked = /[?&]date=/.test(location.search);
  if (!isOwn && zone) {
    var secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = 'tz=' + encodeURIComponent(zone) + '; Path=/; Max-Age=${cookieSeconds}; SameSite=Lax' + secure;
  }
  if ((!isOwn && zone) || (!isAsked && today !== '${date}')) {
    isOther = true;
    document.documentElement.setAttribute('${otherDayMark}', '');
  }`;
}

/**
 * The script that runs before a page's own: where the first data that the page carries are of another day than the
 * visitor's, or were kept by the worker, it asks for them again while the page's scripts are on their way. What is written
 * of another day is not shown; what is old is, until the new data are there. Undefined for a page without first data.
 * It can't wait for the bundle: the wrong day would be painted, and new data would be asked for 2 s later.
 */
export function dataWatch({
  queries,
  serverTime,
}: Pick<BootPayload, 'queries' | 'serverTime'>): string | undefined {
  if (queries.length === 0) return undefined;
  const day = queries.map(({ request }) => request).find(isOfDay);
  return `(function () {
  var isOther = false;${day ? dayCheck(day) : ''}
  var isOld = Math.abs(Date.now() - ${Date.parse(serverTime)}) > ${oldMs};
  var isCached = isOld && navigator.serviceWorker && navigator.serviceWorker.controller;
  if (!isOther && !isCached) return;
  window.${newerDataName} = fetch(location.pathname.replace(/\\/$/, '') + '/_payload.json' + location.search).then(
    function (answer) { return answer.ok ? answer.json() : null; }
  ).catch(function () { return null; });
})();`;
}
