import { useFollowedList, useLeagueList } from '@scoreline/shared-lib/following';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';

import type { BoardLayout, MatchSlot } from '../boardLayout';
import type { WithBoard } from '../boardSlice';
import { countMatches, listItems, type ListItem } from './listItems';
import { orderLeagues, type Followed } from './order';

const targets = (list: readonly { targetId: number }[]) =>
  new Set(list.map(({ targetId }) => targetId));

const isLiveSlot = ({ live }: MatchSlot): boolean => live;

export interface BoardItems {
  items: ListItem[];
  live: number;
  followed: number;
  hidden: ReadonlySet<number>;
  /** The day's leagues in list order, including hidden ones. */
  leagues: BoardLayout;
  emptied: 'filter' | 'leagues' | null;
}

function useFollowing() {
  const matches = useFollowedList('match');
  const teams = useFollowedList('team');
  const leagues = useFollowedList('league');
  const [pins] = useLeagueList('pinned');
  const followed: Followed = useMemo(
    () => ({ teams: targets(teams), leagues: targets(leagues), pins: new Set(pins) }),
    [teams, leagues, pins],
  );
  return { matches: useMemo(() => targets(matches), [matches]), followed };
}

/** The lines for a layout, with the viewer's order, filters, pins and collapsed leagues. */
export function useListItems(layout: BoardLayout): BoardItems {
  const { order, liveOnly, followedOnly } = useSelector((state: WithBoard) => state.scores);
  const { matches, followed } = useFollowing();
  const [hiddenIds] = useLeagueList('hidden');
  const [collapsedIds] = useLeagueList('collapsed');
  return useMemo(() => {
    const hidden = new Set(hiddenIds);
    const live = countMatches(layout, hidden, isLiveSlot);
    const subscribed = ({ matchId }: MatchSlot) => matches.has(matchId);
    const items = listItems(layout, {
      order,
      liveOnly: liveOnly && live > 0,
      only: followedOnly ? matches : null,
      hidden,
      collapsed: new Set(collapsedIds),
      followed,
    });
    const narrowed = followedOnly || (liveOnly && live > 0);
    const emptied = layout.length === 0 ? null : narrowed ? 'filter' : 'leagues';
    return {
      items,
      live,
      followed: countMatches(layout, hidden, subscribed),
      hidden,
      leagues: orderLeagues(layout, followed),
      emptied,
    };
  }, [layout, order, liveOnly, followedOnly, matches, followed, hiddenIds, collapsedIds]);
}
