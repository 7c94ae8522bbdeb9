import { numberFormat } from '../cldr/formats';

/** Formats an amount given in the currency's smallest unit for a locale, `€4.99`; yen have no smaller unit. */
export function formatMoney(amount: number, currency: string, locale: string): string {
  const style = { style: 'currency', currency } as const;
  const { maximumFractionDigits } = new Intl.NumberFormat('en', style).resolvedOptions();
  return numberFormat(locale, style).format(amount / 10 ** (maximumFractionDigits ?? 2));
}
