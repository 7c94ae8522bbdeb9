import { dayOf, daysBetween, formatDay } from '@scoreline/shared-lib/format';
import { serverNow } from '@scoreline/shared-lib/live';

import { useViewerLocale } from './useViewerLocale';

/** Days within this distance need no year. */
const halfYear = 182;

/** Formats a match's day for a list in the viewer's regional format: `17 Nov`, or `17 Nov 2025` more than half a year away. */
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
