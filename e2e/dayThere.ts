import { timeZone } from './environment';

/**
 * The calendar day of an instant in the visitors' zone, `2026-11-27`. Parts are read separately, because no locale's format is
 * stable.
 */
export function dayThere(instant: number): string {
  const options = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const parts = new Intl.DateTimeFormat('en', options).formatToParts(instant);
  const part = (type: string) => parts.find((each) => each.type === type)?.value;
  return `${part('year')}-${part('month')}-${part('day')}`;
}
