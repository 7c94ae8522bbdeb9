import type { ClaimRow } from './queries';

/** Claims come out of `to_json` too, whose times are text. */
const instant = (time: Date | string) => new Date(time).toISOString();

export const presentClaim = ({ state, deadline, claimed_at }: ClaimRow) => ({
  state,
  deadline: instant(deadline),
  claimedAt: claimed_at && instant(claimed_at),
});
