export interface Played {
  home: number;
  away: number;
  homeScore: number;
  awayScore: number;
  /** Days before the time of the rating. */
  age: number;
}

/** A match with the running figures of its two teams. */
export interface Meeting<Team> {
  match: Played;
  home: Team;
  away: Team;
  /** Its weight; older matches weigh less. */
  weight: number;
}

/**
 * Matches with their teams' figures, initialised by `begin`. A page waits for the fit, so each match references its two teams
 * directly to save look-ups.
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
