import { addDays, daysBetween, type Day } from '@scoreline/shared-lib/format';

/** Days the strip reaches to either side of today, and of a chosen day that lies far from it. */
const stripReach = 7;
/** Days that lead on from the chosen one, so that the strip never ends in it. */
const ahead = 3;

/** The strip: today ±7 and on from the chosen day; the days around that one where they lie apart. */
export function stripDays(today: Day, chosen: Day): Day[] {
  const away = daysBetween(today, chosen);
  const isFar = Math.abs(away) > 2 * stripReach;
  const [first, last] = isFar
    ? [away - stripReach, away + stripReach]
    : [Math.min(-stripReach, away - ahead), Math.max(stripReach, away + ahead)];
  return Array.from({ length: last - first + 1 }, (_, at) => addDays(today, first + at));
}
