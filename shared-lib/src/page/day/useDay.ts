import { formatLongDate } from '@scoreline/shared-lib/format';

import { type ViewerLocale, useViewerLocale } from './useViewerLocale';

const dayOf = (instant: string, { locale, timeZone }: ViewerLocale): string =>
  formatLongDate(new Date(instant), locale, timeZone);

/** A day as people write it, by the viewer's clock. */
export function useDay(): (instant: string | null) => string {
  const viewer = useViewerLocale();
  return (instant) => (instant === null ? '' : dayOf(instant, viewer));
}
