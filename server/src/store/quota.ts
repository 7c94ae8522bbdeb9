/** A data provider's daily request quota, according to its last answer. */
export interface Quota {
  provider: string;
  left: number;
  limit: number | null;
}
