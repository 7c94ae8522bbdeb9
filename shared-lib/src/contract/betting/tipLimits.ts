/** Maximum stake in units, and maximum length of a reason in characters per language. */
export const tipLimits = { stake: 10, reason: 500 } as const;

/** The shortest decimal price that bookmakers quote; two decimals would render a shorter one as 1.00. */
export const leastPrice = 1.01;
