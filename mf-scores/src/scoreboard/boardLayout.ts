import { isLive, type MatchList, type Tournament } from '@scoreline/shared-lib/contract';

/** What decides where a match stands; scores and clocks are no part of it, so that they never move a row. */
export interface MatchPlace {
  eventId: number;
  startTime: string;
  live: boolean;
  competitors: readonly [number, number];
}

export interface LeaguePlaces {
  tournament: Tournament;
  matches: readonly MatchPlace[];
}

export type BoardLayout = readonly LeaguePlaces[];

function samePlaces(places: readonly MatchPlace[], league: MatchList['leagues'][number]): boolean {
  return (
    places.length === league.matches.length &&
    league.matches.every((match, at) => {
      const place = places[at]!;
      return (
        place.eventId === match.eventId &&
        place.startTime === match.startTime &&
        place.live === isLive(match.status)
      );
    })
  );
}

const placesOf = ({ tournament, matches }: MatchList['leagues'][number]): LeaguePlaces => ({
  tournament,
  matches: matches.map((match) => ({
    eventId: match.eventId,
    startTime: match.startTime,
    live: isLive(match.status),
    competitors: [match.home.competitorId, match.away.competitorId],
  })),
});

/** The layout of a list; `last` itself where nothing moved since. */
export function layoutOf(list: MatchList, last: BoardLayout): BoardLayout {
  let same = last.length === list.leagues.length;
  const next = list.leagues.map((league, at) => {
    const old = last[at];
    if (old?.tournament === league.tournament && samePlaces(old.matches, league)) return old;
    same = false;
    return placesOf(league);
  });
  return same ? last : next;
}
