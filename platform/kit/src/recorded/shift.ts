const dayMs = 86_400_000;
const halfHourMs = 1_800_000;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/;
const day = /^\d{4}-\d\d-\d\d$/;

/** Offset for times and for days. */
export interface Shift {
  ms: number;
  days: number;
}

const dayOf = (ms: number) => Math.floor(ms / dayMs);

/** Offset from a recording to `now`, rounded to half hours: live matches stay live and still start at the half hour. */
export function shiftTo(recordedAt: string, now: Date): Shift {
  const from = Date.parse(recordedAt);
  const ms = Math.round((now.getTime() - from) / halfHourMs) * halfHourMs;
  return { ms, days: dayOf(now.getTime()) - dayOf(from) };
}

/** Offset between two days. */
export function shiftBetween(from: string, to: string): Shift {
  const ms = Date.parse(to) - Date.parse(from);
  return { ms, days: ms / dayMs };
}

const moved = (text: string, ms: number) => new Date(Date.parse(text) + ms).toISOString();

function shiftedText(text: string, { ms, days }: Shift): string {
  if (instant.test(text)) return moved(text, ms);
  return day.test(text) ? moved(text, days * dayMs).slice(0, 10) : text;
}

/** A copy with every time and day moved. */
export function shifted(value: unknown, shift: Shift): unknown {
  if (typeof value === 'string') return shiftedText(value, shift);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => shifted(part, shift));
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, shifted(part, shift)]),
  );
}
