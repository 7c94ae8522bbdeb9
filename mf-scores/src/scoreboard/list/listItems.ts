import type { Tournament } from '@scoreline/shared-lib/contract';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import type { BoardLayout, LeagueSlots, MatchSlot } from '../boardLayout';
import { orderByTime, orderLeagues, timeOf, type Followed, type ListOrder } from './order';

export type ListItem =
  | {
      kind: 'league';
      key: string;
      tournament: Tournament;
      matches: number;
      live: number;
      collapsed: boolean;
    }
  | { kind: 'time'; key: string; time: string }
  | {
      kind: 'match';
      key: string;
      matchId: number;
      /** The league, if it has no heading above. */
      tournament?: Tournament;
    };

export interface ListChoice {
  order: ListOrder;
  liveOnly: boolean;
  /** Only these matches, or null for all. */
  only: ReadonlySet<number> | null;
  hidden: ReadonlySet<number>;
  collapsed: ReadonlySet<number>;
  followed: Followed;
}

function filtered(layout: BoardLayout, choice: ListChoice): LeagueSlots[] {
  const wanted = (match: MatchSlot): boolean =>
    (!choice.liveOnly || match.live) && (!choice.only || choice.only.has(match.matchId));
  return layout.flatMap((league) => {
    if (choice.hidden.has(league.tournament.tournamentId)) return [];
    const matches = league.matches.filter(wanted);
    return matches.length > 0 ? [{ ...league, matches }] : [];
  });
}

function section({ tournament, matches }: LeagueSlots, choice: ListChoice): ListItem[] {
  const collapsed = choice.collapsed.has(tournament.tournamentId);
  const header: ListItem = {
    kind: 'league',
    key: `league-${tournament.tournamentId}`,
    tournament,
    matches: matches.length,
    live: matches.filter(({ live }) => live).length,
    collapsed,
  };
  if (collapsed) return [header];
  const rows = matches.map(({ matchId }): ListItem => {
    return { kind: 'match', key: `match-${matchId}`, matchId };
  });
  return [header, ...rows];
}

/** One heading per kick-off time. Each match names its league. */
function timed(leagues: readonly LeagueSlots[]): ListItem[] {
  let last = '';
  return leagues.flatMap(({ tournament, matches }) => {
    const time = timeOf(firstItem(matches));
    const header: ListItem[] = time === last ? [] : [{ kind: 'time', key: `time-${time}`, time }];
    last = time;
    const rows = matches.map(({ matchId }): ListItem => {
      return { kind: 'match', key: `match-${matchId}`, matchId, tournament };
    });
    return [...header, ...rows];
  });
}

/** The lines of the list: a heading before each league's matches, or before those of one kick-off time. */
export function listItems(layout: BoardLayout, choice: ListChoice): ListItem[] {
  const leagues = filtered(layout, choice);
  if (choice.order === 'time') return timed(orderByTime(leagues, choice.followed));
  return orderLeagues(leagues, choice.followed).flatMap((league) => section(league, choice));
}

/** Number of the layout's matches that pass a filter, for its chip. */
export function countMatches(
  layout: BoardLayout,
  hidden: ReadonlySet<number>,
  wanted: (match: MatchSlot) => boolean,
): number {
  return layout
    .filter(({ tournament }) => !hidden.has(tournament.tournamentId))
    .reduce((sum, { matches }) => sum + matches.filter(wanted).length, 0);
}
