export interface Played {
  home: number;
  away: number;
  homeScore: number;
  awayScore: number;
  /** Days before the moment the rating is for. */
  age: number;
}

/** A match with the running figures of its two teams. */
export interface Meeting<Team> {
  match: Played;
  home: Team;
  away: Team;
  /** How much it counts beside others; older matches count less. */
  weight: number;
}

/**
 * Matches with their teams' figures, which begin as `begin` makes them. A page waits for a fit, so a match holds its two
 * teams and looks neither of them up.
 */
export function meetingsOf<Team>(
  matches: readonly Played[],
  halfLifeDays: number,
  begin: () => Team,
): { teams: Map<number, Team>; meetings: Meeting<Team>[] } {
  const teams = new Map<number, Team>();
  const teamOf = (id: number): Team => {
    const team = teams.get(id) ?? begin();
    teams.set(id, team);
    return team;
  };
  const meetings = matches.map((match) => ({
    match,
    home: teamOf(match.home),
    away: teamOf(match.away),
    weight: 0.5 ** (match.age / halfLifeDays),
  }));
  return { teams, meetings };
}
