import type { Zone } from '../competitions/shape';

/** A calendar day in UTC as whole days since 1970, and moments in milliseconds. */
export type Day = number;

export const dayMs = 86_400_000;
export const minuteMs = 60_000;

export const dayOf = (at: number): Day => Math.floor(at / dayMs);
export const dateText = (day: Day): string => new Date(day * dayMs).toISOString().slice(0, 10);
export const yearOf = (day: Day): number => new Date(day * dayMs).getUTCFullYear();
export const instant = (at: number): string => new Date(at).toISOString();

/** `monthDay` as `08-14`. */
export const dayIn = (year: number, monthDay: string): Day =>
  Date.UTC(year, Number(monthDay.slice(0, 2)) - 1, Number(monthDay.slice(3))) / dayMs;

/** 1 Monday to 7 Sunday; 1 January 1970 was a Thursday. */
export const weekday = (day: Day): number => ((((day + 3) % 7) + 7) % 7) + 1;
export const mondayOf = (day: Day): Day => day - weekday(day) + 1;
/** Whole weeks since 1970: what keeps cups and the Champions League out of each other's weeks. */
export const weekOf = (day: Day): number => Math.floor((day + 3) / 7);

const sundayFrom = (day: Day): Day => day + ((7 - weekday(day)) % 7);

const summers: Record<NonNullable<Zone['summer']>, (year: number, day: Day) => boolean> = {
  eu: (year, day) =>
    day >= sundayFrom(dayIn(year, '03-25')) && day < sundayFrom(dayIn(year, '10-25')),
  us: (year, day) =>
    day >= sundayFrom(dayIn(year, '03-08')) && day < sundayFrom(dayIn(year, '11-01')),
  south: (year, day) =>
    day < sundayFrom(dayIn(year, '04-01')) || day >= sundayFrom(dayIn(year, '10-01')),
};

/** Minutes that local time is ahead of UTC; at an American club by where it lies. */
export function offsetOf(zone: Zone, day: Day, longitude?: number): number {
  const hours = zone.byCity && longitude !== undefined ? americanHours(longitude) : zone.hours;
  return 60 * (hours + (zone.summer !== undefined && isSummer(zone.summer, day) ? 1 : 0));
}

const knownDays = {
  eu: new Map<Day, boolean>(),
  us: new Map<Day, boolean>(),
  south: new Map<Day, boolean>(),
};

/** Asked for again with every match of a day. */
function isSummer(kind: keyof typeof summers, day: Day): boolean {
  const known = knownDays[kind].get(day);
  if (known !== undefined) return known;
  const summer = summers[kind](yearOf(day), day);
  knownDays[kind].set(day, summer);
  return summer;
}

const americanHours = (longitude: number): number =>
  longitude > -87.3 ? -5 : longitude > -101.5 ? -6 : longitude > -114.5 ? -7 : -8;
