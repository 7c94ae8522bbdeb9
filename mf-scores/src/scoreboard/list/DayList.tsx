import { useLeagueList } from '@scoreline/shared-lib/following';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { later, SkeletonRows } from '@scoreline/shared-lib/ui';
import { type RefObject, useCallback, useMemo } from 'react';

import { usePrices } from '../../odds/usePrices';
import type { useChosen } from '../../panel/useChosen';
import { lineHeights } from '../../row/rowHeights';
import { MatchList } from './MatchList';
import type { useDayList } from '../useDayList';
import type { BoardItems } from './useListItems';

const ListState = later(async () => (await import('../laterParts')).ListState, ListWaiting);

/** Placeholder of the list. */
function ListWaiting({ rowHeight = 44 }: { rowHeight?: number }) {
  const { t } = useTranslation('shared');
  return <SkeletonRows rows={12} rowHeight={rowHeight} label={t('states.loading')} />;
}

interface DayListProps {
  day: ReturnType<typeof useDayList>;
  board: BoardItems;
  /** The match in the side panel. */
  match: number | null;
  panel: ReturnType<typeof useChosen>;
  jump: RefObject<((tournamentId: number) => void) | null>;
  onToday: () => void;
  onEditLeagues: () => void;
}

/** A day's matches, or the state that explains why there are none. */
export function DayList({ day, board, match, panel, jump, onToday, onEditLeagues }: DayListProps) {
  const { prices, narrow } = usePrices();
  const heights = useMemo(() => lineHeights(prices, narrow), [prices, narrow]);
  const [collapsed, putCollapsed] = useLeagueList('collapsed');
  const onCollapse = useCallback(
    (id: number) => putCollapsed(id, !collapsed.includes(id)),
    [putCollapsed, collapsed],
  );
  if (board.items.length > 0)
    return (
      <MatchList
        items={board.items}
        prices={prices}
        heights={heights}
        chosen={match}
        onChoose={panel.chooseMatch}
        onCollapse={onCollapse}
        onStandings={panel.chooseLeague}
        jump={jump}
      />
    );
  // Offline, the code of an error state may not load, but the last known list does.
  if (!day.loaded && !day.error) return <ListWaiting rowHeight={heights.match} />;
  return (
    <ListState
      error={day.error}
      onRetry={() => void day.refetch()}
      emptied={board.emptied}
      {...{ onToday, onEditLeagues }}
    />
  );
}
