import { addDays, daysBetween, type Day } from '@scoreline/shared-lib/format';

/** Days on either side of today, and of a chosen day outside that range. */
const stripReach = 7;
/** Days after the chosen one, so that the strip never ends with it. */
const ahead = 3;

/** The strip: today ±7 days, extended past the chosen day, or the days around the chosen day if it is outside that range. */
export function stripDays(today: Day, chosen: Day): Day[] {
  const away = daysBetween(today, chosen);
  const isFar = Math.abs(away) > 2 * stripReach;
  const [first, last] = isFar
    ? [away - stripReach, away + stripReach]
    : [Math.min(-stripReach, away - ahead), Math.max(stripReach, away + ahead)];
  return Array.from({ length: last - first + 1 }, (_, at) => addDays(today, first + at));
}
