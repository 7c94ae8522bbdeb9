/** A month of UTC: `2026-11`. */
export type Month = string;

export const monthOf = (instant: Date): Month => instant.toISOString().slice(0, 7);

/** Adds a number of months, which may be negative. */
export function plus(month: Month, months: number): Month {
  const first = new Date(firstOf(month));
  first.setUTCMonth(first.getUTCMonth() + months);
  return monthOf(first);
}

/** The instant at which a month begins. */
export const firstOf = (month: Month): string => `${month}-01T00:00:00.000Z`;

/** @throws if the text is not a month */
export function readMonth(text: string): Month {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(text))
    throw new Error(`${text} is not a month: write it like 2026-03.`);
  return text;
}
