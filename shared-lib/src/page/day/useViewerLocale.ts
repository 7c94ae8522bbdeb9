import { localTimeZone } from '@scoreline/shared-lib/format';
import { useLocale } from '@scoreline/shared-lib/i18n';
import { useMemo } from 'react';

/** The viewer's language and time zone. */
export interface ViewerLocale {
  locale: string;
  timeZone: string;
  rtl: boolean;
}

/** The viewer's locale, time zone and text direction. */
export function useViewerLocale(): ViewerLocale {
  const { tag, dir } = useLocale();
  return useMemo(
    () => ({ locale: tag, timeZone: localTimeZone(), rtl: dir === 'rtl' }),
    [tag, dir],
  );
}
