import type { Promotion } from './queries';

export interface Visitor {
  brandNumber: number;
  /** ISO 3166-1; undefined if unknown. */
  country: string | undefined;
}

/**
 * Whether a promotion is offered to a visitor's brand and country. A promotion limited to some countries excludes visitors
 * of unknown country.
 */
export function countsFor({ rules }: Pick<Promotion, 'rules'>, visitor: Visitor): boolean {
  const region = rules.regions.find(({ brandNumber }) => brandNumber === visitor.brandNumber);
  if (!region) return false;
  if (region.countries === null) return true;
  return visitor.country !== undefined && region.countries.includes(visitor.country);
}

export const isWithinDates = (
  { opensAt, closesAt }: Pick<Promotion, 'opensAt' | 'closesAt'>,
  now: Date,
) => opensAt <= now && now < closesAt;
