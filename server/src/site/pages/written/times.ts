import { languageData, type LanguageData } from '@scoreline/shared-lib/contract';

import { attributes } from '../../../wire/html';

/** Time formats: the kick-off, a match's day in a list of several, or both in a sentence. */
export const timeFormats = {
  clock: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  day: { day: 'numeric', month: 'short' },
  date: {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

export type TimeFormat = keyof typeof timeFormats;

/** A blank time: only the visitor's clock can fill it. */
export const blankTime = (instant: string, format: TimeFormat): string =>
  `<time${attributes({ datetime: instant, 'data-time': format })}></time>`;

const patternsOf = (
  { dates, dateTime }: LanguageData,
  time: string,
): Record<TimeFormat, string> => ({
  clock: time,
  day: dates.MMMd,
  date: dateTime.replace('{1}', () => dates.yMMMEd).replace('{0}', () => time),
});

/** Formats a date in a language that browsers may not know, as `writeDate` in the contract does. */
function ownDates(data: LanguageData): string {
  const { months, weekdays, clock } = data;
  const own = { months: months.short, weekdays: weekdays.short, am: clock.am, pm: clock.pm };
  return `
  var own = ${JSON.stringify(own)};
  var patterns = ${JSON.stringify({ h23: patternsOf(data, 'HH:mm'), h12: patternsOf(data, clock.pattern) })};
  function written(name, date) {
    var figures = {};
    new Intl.DateTimeFormat('en-GB', Object.assign({ calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: '2-digit', minute: '2-digit' }, zone))
      .formatToParts(date).forEach(function (part) { figures[part.type] = part.value; });
    var hour = Number(figures.hour);
    var fields = {
      y: figures.year, d: Number(figures.day), H: figures.hour, h: hour % 12 || 12, m: figures.minute,
      M: own.months[figures.month - 1], a: hour < 12 ? own.am : own.pm,
      E: own.weekdays[new Date(Date.UTC(figures.year, figures.month - 1, figures.day)).getUTCDay()]
    };
    return patterns[cycle][name].replace(/'([^']*)'|([yMdEHhma])\\2*/g, function (all, quoted, field) { return field ? fields[field] : quoted; });
  }`;
}

/**
 * The script that fills a page's blank times by the visitor's clock and country, with the rules of `regionalTag` and
 * `setRegionHours`. It follows them in the page, so it runs before they are painted. Undefined for a page without any. It
 * can't be in the bundle: the page would be painted without its times.
 */
export function timesScript(written: string, tag: string): string | undefined {
  if (!written.includes('data-time=')) return undefined;
  const data = languageData(tag);
  return `(function () {
  var formats = ${JSON.stringify(timeFormats)};
  var tag = ${JSON.stringify(tag)};
  var made = {};
  function regional() {
    var found = (navigator.languages || []).join(',').match(/-([A-Za-z]{2})(?=,|-|$)/);
    if (!found) return tag;
    try {
      var own = tag + '-' + found[1].toUpperCase();
      if (new Intl.Locale(own).maximize().script !== new Intl.Locale(tag).maximize().script) return tag;
      return new Intl.DateTimeFormat(own).resolvedOptions().locale === 'en' ? 'en-GB' : own;
    } catch (error) { return tag; }
  }
  var locale = regional();
  var chosen = {};
  try { chosen = JSON.parse(localStorage.getItem('settings')).values || {}; } catch (error) {}
  function hours() {
    if (/^h(12|23)$/.test(chosen.timeFormat)) return chosen.timeFormat;
    var own = (navigator.languages || []).filter(function (each) { return /-[A-Za-z]{2}(?=-|$)/.test(each); })[0];
    if (!own) return 'h23';
    var usual = new Intl.DateTimeFormat(own, { hour: 'numeric' }).resolvedOptions();
    return /^h1/.test(usual.hourCycle) ? 'h12' : 'h23';
  }
  var cycle = hours();
  var zone = chosen.timeZone && chosen.timeZone !== 'system' ? { timeZone: chosen.timeZone } : {};
  try { new Intl.DateTimeFormat(locale, zone); } catch (error) { zone = {}; }
  function format(name) {
    var options = Object.assign({ numberingSystem: 'latn' }, formats[name], zone);
    if (options.hour) Object.assign(options, { hourCycle: cycle, hour: cycle === 'h12' ? 'numeric' : '2-digit' });
    return (made[name] = made[name] || new Intl.DateTimeFormat(locale, options));
  }
  ${data ? ownDates(data) : 'function written(name, date) { return format(name).format(date); }'}
  document.querySelectorAll('time[data-time]').forEach(function (time) {
    time.textContent = written(time.getAttribute('data-time'), new Date(time.dateTime));
  });
})();`;
}
