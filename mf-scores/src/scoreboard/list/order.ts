import type { Tournament } from '@scoreline/shared-lib/contract';
import { ownName } from '@scoreline/shared-lib/i18n';

import type { BoardLayout, LeagueSlots, MatchSlot } from '../boardLayout';

export type ListOrder = 'league' | 'time';

/** Ids of the items that the viewer follows. */
export interface Followed {
  teams: ReadonlySet<number>;
  leagues: ReadonlySet<number>;
  pins: ReadonlySet<number>;
}

const byStart = (a: MatchSlot, b: MatchSlot): number =>
  a.startTime.localeCompare(b.startTime) || a.matchId - b.matchId;

/** The server's order, independent of the page's language. */
const byOwnName = (a: { name: string }, b: { name: string }): number =>
  ownName(a.name).localeCompare(ownName(b.name));

const byPriority = (a: Tournament, b: Tournament): number =>
  a.priority - b.priority ||
  byOwnName(a.category, b.category) ||
  byOwnName(a, b) ||
  a.tournamentId - b.tournamentId;

function rank({ tournament, matches }: LeagueSlots, followed: Followed): number {
  const favourite =
    followed.leagues.has(tournament.tournamentId) ||
    matches.some(({ competitors }) => competitors.some((id) => followed.teams.has(id)));
  if (favourite) return 0;
  return followed.pins.has(tournament.tournamentId) ? 1 : 2;
}

/** Favourites, then pinned leagues, then by the league's priority. Matches are ordered by kick-off. */
export function orderLeagues(layout: BoardLayout, followed: Followed): LeagueSlots[] {
  return layout
    .map((league) => ({ league, rank: rank(league, followed) }))
    .sort((a, b) => a.rank - b.rank || byPriority(a.league.tournament, b.league.tournament))
    .map(({ league }) => ({ ...league, matches: [...league.matches].sort(byStart) }));
}

/** Sorts behind all kick-offs. */
export const unknownTime = 'unknown';

export const timeOf = ({ startTime, timeUnknown }: MatchSlot): string =>
  timeUnknown ? unknownTime : startTime;

/** By kick-off. Matches of one league at the same time are adjacent, with leagues in their order. */
export function orderByTime(layout: BoardLayout, followed: Followed): LeagueSlots[] {
  const leagues = orderLeagues(layout, followed);
  const times = [...new Set(leagues.flatMap((l) => l.matches.map(timeOf)))].sort();
  return times.flatMap((time) =>
    leagues.flatMap(({ tournament, matches }) => {
      const now = matches.filter((match) => timeOf(match) === time);
      return now.length > 0 ? [{ tournament, matches: now }] : [];
    }),
  );
}
