import type { Promotion } from './queries';

export interface Visitor {
  brandNumber: number;
  /** ISO 3166-1; undefined where nobody says. */
  country: string | undefined;
}

/** Whether a promotion counts where somebody is. One for some countries alone counts for nobody whose country is unknown. */
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
