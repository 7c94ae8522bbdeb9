/** Limit per kind: teams, leagues, players, matches. */
export const mostFollowed = 1000;
