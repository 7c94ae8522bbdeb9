import type { Tournament } from '@scoreline/shared-lib/contract';

import type { BoardLayout, LeaguePlaces, MatchPlace } from './boardLayout';

export type ListOrder = 'league' | 'time';

/** What the viewer follows, by id. */
export interface Followed {
  teams: ReadonlySet<number>;
  leagues: ReadonlySet<number>;
  pins: ReadonlySet<number>;
}

const byStart = (a: MatchPlace, b: MatchPlace): number =>
  a.startTime.localeCompare(b.startTime) || a.eventId - b.eventId;

const byPriority = (a: Tournament, b: Tournament): number =>
  a.priority - b.priority ||
  a.category.name.localeCompare(b.category.name) ||
  a.name.localeCompare(b.name) ||
  a.tournamentId - b.tournamentId;

function rank({ tournament, matches }: LeaguePlaces, followed: Followed): number {
  const favourite =
    followed.leagues.has(tournament.tournamentId) ||
    matches.some(({ competitors }) => competitors.some((id) => followed.teams.has(id)));
  if (favourite) return 0;
  return followed.pins.has(tournament.tournamentId) ? 1 : 2;
}

/** Favourites, then pinned leagues, then by the league's priority; matches by kick-off. */
export function orderLeagues(layout: BoardLayout, followed: Followed): LeaguePlaces[] {
  return layout
    .map((league) => ({ league, rank: rank(league, followed) }))
    .sort((a, b) => a.rank - b.rank || byPriority(a.league.tournament, b.league.tournament))
    .map(({ league }) => ({ ...league, matches: [...league.matches].sort(byStart) }));
}

/** By kick-off; matches of one league at one time stand together, leagues in their order. */
export function orderByTime(layout: BoardLayout, followed: Followed): LeaguePlaces[] {
  const leagues = orderLeagues(layout, followed);
  const times = [...new Set(leagues.flatMap((l) => l.matches.map((m) => m.startTime)))].sort();
  return times.flatMap((time) =>
    leagues.flatMap(({ tournament, matches }) => {
      const now = matches.filter(({ startTime }) => startTime === time);
      return now.length > 0 ? [{ tournament, matches: now }] : [];
    }),
  );
}
