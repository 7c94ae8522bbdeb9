import { attributes } from '../../../wire/html';

/** How a moment is written: the kick-off, the day of a match in a list of several, or both in a sentence. */
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

/** A moment that the server leaves blank: only the visitor's own clock knows what to write there. */
export const blankTime = (instant: string, format: TimeFormat): string =>
  `<time${attributes({ datetime: instant, 'data-time': format })}></time>`;

/**
 * The script that writes the blank times of a page by the visitor's clock, as their country writes them: the same rules as
 * `regionalTag` and `setRegionHours`. It stands behind them, so that it has run before they are painted. Undefined for a page without any.
 */
export function timesScript(written: string, tag: string): string | undefined {
  if (!written.includes('data-time=')) return undefined;
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
  document.querySelectorAll('time[data-time]').forEach(function (time) {
    time.textContent = format(time.getAttribute('data-time')).format(new Date(time.dateTime));
  });
})();`;
}
