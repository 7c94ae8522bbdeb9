import { addDays, daysBetween, type Day } from '@scoreline/shared-lib/format';

/** Days the strip reaches to either side of today. */
export const stripReach = 7;

/** The strip: today ±7, and the chosen day at the end it lies beyond, if it does. */
export function stripDays(today: Day, chosen: Day): Day[] {
  const days = Array.from({ length: 2 * stripReach + 1 }, (_, at) =>
    addDays(today, at - stripReach),
  );
  const away = daysBetween(today, chosen);
  if (away < -stripReach) return [chosen, ...days];
  return away > stripReach ? [...days, chosen] : days;
}
