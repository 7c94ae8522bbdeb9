const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/** How far a zone is ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(instant);
  const part = (type: string) => Number(parts.find((p) => p.type === type)?.value);
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return wall - instant;
}

/**
 * Converts a zone's wall-clock time to ISO UTC; `date` is `2025-08-16`, `time` `15:00`. Null for an invalid date or time. A
 * time that a clock change skips counts as one hour later.
 */
export function utcOf(date: string, time: string, timeZone: string): string | null {
  const wall = Date.parse(`${date}T${time.padStart(5, '0')}:00Z`);
  if (Number.isNaN(wall) || !new Date(wall).toISOString().startsWith(date)) return null;
  const guess = wall - offsetAt(wall, timeZone);
  return new Date(wall - offsetAt(guess, timeZone)).toISOString();
}

const yearsAhead = 2;

/** The full year of two digits: the latest one at most two years from now. */
export const yearOf = (digits: number, now: Date): number =>
  2000 + digits - (2000 + digits > now.getUTCFullYear() + yearsAhead ? 100 : 0);

/** Why a match cannot have a result yet; undefined if it can. A mistyped year would become the league's newest season. */
export function futureFault(startTime: string, now: Date): string | undefined {
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() + yearsAhead);
  if (startTime <= limit.toISOString()) return undefined;
  return `a result of ${startTime.slice(0, 10)}, more than two years from now`;
}
