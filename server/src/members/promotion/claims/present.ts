import type { ClaimRow } from './queries';

/** Rows of `to_json` carry times as text. */
const instant = (time: Date | string) => new Date(time).toISOString();

export const presentClaim = ({ state, deadline, claimed_at }: ClaimRow) => ({
  state,
  deadline: instant(deadline),
  claimedAt: claimed_at && instant(claimed_at),
});
