/** Units of a stake, and characters of a reason in one language, at most. */
export const tipLimits = { stake: 10, reason: 500 } as const;

/** The shortest decimal price that bookmakers quote: two decimals would show less as 1.00. */
export const leastPrice = 1.01;
