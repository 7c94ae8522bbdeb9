/** Requests of a data provider's day, as its last answer said. */
export interface Quota {
  provider: string;
  left: number;
  limit: number | null;
}
