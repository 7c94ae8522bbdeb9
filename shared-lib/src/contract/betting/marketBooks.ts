/** What the server calls the books that no bookmaker keeps; screens say it in their language. */
export const marketBooks = { average: 'Market average', maximum: 'Market maximum' } as const;
