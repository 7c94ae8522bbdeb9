import { dayOf, daysBetween, formatDay } from '@scoreline/shared-lib/format';
import { serverNow } from '@scoreline/shared-lib/live';

import { useViewerLocale } from './useViewerLocale';

/** Nearer than this a day and its month say which year is meant. */
const halfYear = 182;

/** The day of a match in a list, as the viewer's region writes it: `17 Nov`, and `17 Nov 2025` more than half a year away. */
export function useListDay(): (instant: string) => string {
  const { locale, timeZone } = useViewerLocale();
  const today = dayOf(serverNow(), timeZone);
  return (instant) => {
    const day = dayOf(instant, timeZone);
    const isFar = Math.abs(daysBetween(today, day)) > halfYear;
    const year = isFar ? ({ year: 'numeric' } as const) : {};
    return formatDay(day, locale, { day: 'numeric', month: 'short', ...year });
  };
}
