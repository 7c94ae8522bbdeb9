import { formatLongDate } from '@scoreline/shared-lib/format';

import { type ViewerLocale, useViewerLocale } from './useViewerLocale';

const dayOf = (instant: string, { locale, timeZone }: ViewerLocale): string =>
  formatLongDate(new Date(instant), locale, timeZone);

/** Formats an instant's day in the viewer's language and time zone. */
export function useDay(): (instant: string | null) => string {
  const viewer = useViewerLocale();
  return (instant) => (instant === null ? '' : dayOf(instant, viewer));
}
