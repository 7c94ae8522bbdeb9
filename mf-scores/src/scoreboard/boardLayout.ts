import {
  isLive,
  type MatchList,
  type MatchSummary,
  type Tournament,
} from '@scoreline/shared-lib/contract';
import { itemAt } from '@scoreline/shared-lib/contract/lists';

/** Data that decides a match's position. It excludes scores and clocks, so that they never move a row. */
export interface MatchSlot {
  matchId: number;
  startTime: string;
  timeUnknown: boolean;
  live: boolean;
  /** Still to be played, and on its scheduled day. */
  coming: boolean;
  competitors: readonly [number, number];
}

export interface LeagueSlots {
  tournament: Tournament;
  matches: readonly MatchSlot[];
}

export type BoardLayout = readonly LeagueSlots[];

const isComing = (status: MatchSummary['status']): boolean =>
  status === 'notStarted' || status === 'delayed';

function sameSlots(slots: readonly MatchSlot[], league: MatchList['leagues'][number]): boolean {
  return (
    slots.length === league.matches.length &&
    league.matches.every((match, at) => {
      const slot = itemAt(slots, at);
      return (
        slot.matchId === match.eventId &&
        slot.startTime === match.startTime &&
        slot.timeUnknown === Boolean(match.timeUnknown) &&
        slot.live === isLive(match.status) &&
        slot.coming === isComing(match.status)
      );
    })
  );
}

const slotsOf = ({ tournament, matches }: MatchList['leagues'][number]): LeagueSlots => ({
  tournament,
  matches: matches.map((match) => ({
    matchId: match.eventId,
    startTime: match.startTime,
    timeUnknown: Boolean(match.timeUnknown),
    live: isLive(match.status),
    coming: isComing(match.status),
    competitors: [match.home.competitorId, match.away.competitorId],
  })),
});

/** The layout of a list. Returns `last` itself if nothing moved. */
export function layoutOf(list: MatchList, last: BoardLayout): BoardLayout {
  let same = last.length === list.leagues.length;
  const next = list.leagues.map((league, at) => {
    const old = last[at];
    if (old?.tournament === league.tournament && sameSlots(old.matches, league)) return old;
    same = false;
    return slotsOf(league);
  });
  return same ? last : next;
}
