import { timeZone } from './environment';

/** The visitors' calendar day of an instant, `2026-11-27`. No locale's format is stable enough to be parsed. */
export function dayThere(instant: number): string {
  const options = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const parts = new Intl.DateTimeFormat('en', options).formatToParts(instant);
  const part = (type: string) => parts.find((each) => each.type === type)?.value;
  return `${part('year')}-${part('month')}-${part('day')}`;
}
