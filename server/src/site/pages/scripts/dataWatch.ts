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

/** An older page comes from the worker's cache; a younger one may come from a server whose clock differs. */
const oldMs = 15_000;

/** Stores the visitor's zone if the page's day starts or ends at a different time there. */
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
 * A script that runs before the page's own. If the page's first data are of another day than the visitor's, or come from the
 * worker's cache, it requests them again while the page's scripts load. Content of another day is hidden; old content stays
 * until the new data arrive. Undefined for a page without first data. It can't be in the bundle: the wrong day would be
 * painted, and new data would be requested 2 s later.
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
