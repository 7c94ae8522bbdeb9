import { dateFormat } from '@scoreline/shared-lib/format';

import { type Place, usePlace } from './usePlace';

const dayOf = (instant: string, { locale, timeZone }: Place): string =>
  dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(
    new Date(instant),
  );

/** A day as people write it, by the viewer's clock. */
export function useDay(): (instant: string | null) => string {
  const place = usePlace();
  return (instant) => (instant === null ? '' : dayOf(instant, place));
}
