import { attributes } from '../html';

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
 * The script that writes the blank times of a page by the visitor's clock. It stands behind them, so that it has run before
 * they are painted. Undefined for a page without any.
 */
export function timesScript(written: string, locale: string): string | undefined {
  if (!written.includes('data-time=')) return undefined;
  return `(function () {
  var formats = ${JSON.stringify(timeFormats)};
  var made = {};
  function format(name) {
    var options = Object.assign({ numberingSystem: 'latn' }, formats[name]);
    return (made[name] = made[name] || new Intl.DateTimeFormat(${JSON.stringify(locale)}, options));
  }
  document.querySelectorAll('time[data-time]').forEach(function (time) {
    time.textContent = format(time.getAttribute('data-time')).format(new Date(time.dateTime));
  });
})();`;
}
