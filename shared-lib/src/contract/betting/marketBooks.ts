/** Names the server uses for market averages and maxima, which belong to no bookmaker; screens translate them. */
export const marketBooks = { average: 'Market average', maximum: 'Market maximum' } as const;
