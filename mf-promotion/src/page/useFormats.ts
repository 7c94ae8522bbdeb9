import { formatMatchDate, numberFormat } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useViewerLocale } from '@scoreline/shared-lib/page';

/** Formats for a promotion's dates and odds in the viewer's locale. */
export function useFormats() {
  const { locale, timeZone } = useViewerLocale();
  const { t } = useTranslation('promotion');
  const number = (value: number) => numberFormat(locale).format(value);
  return {
    number,
    /** Date and time, `Sat, 21 Nov 2026, 18:30`. */
    moment: (instant: string) => formatMatchDate(instant, locale, timeZone),
    /** A share with one to three significant digits, `0.125%`. */
    percent: (share: number) =>
      numberFormat(locale, { style: 'percent', maximumSignificantDigits: 3 }).format(share),
    /** Nine decimals, as in a proof. */
    fraction: (share: number) =>
      numberFormat(locale, { minimumFractionDigits: 9, maximumFractionDigits: 9 }).format(share),
    /** Bound of a prize's interval of the odds. */
    edge: (share: number) => numberFormat(locale, { maximumFractionDigits: 6 }).format(share),
    oneIn: (share: number) =>
      share > 0 ? t('pot.oneIn', { number: number(Math.round(1 / share)) }) : '',
  };
}
