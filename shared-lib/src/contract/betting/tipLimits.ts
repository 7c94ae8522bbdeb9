/** Units of a stake, and characters of a reason in one language, at most. */
export const tipLimits = { stake: 10, reason: 500 } as const;
