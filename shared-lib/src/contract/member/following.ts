/** What somebody may follow of each kind: teams, leagues, players, matches. */
export const mostFollowed = 1000;
