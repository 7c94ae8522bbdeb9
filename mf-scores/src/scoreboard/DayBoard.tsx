import { addDays, type Day } from '@scoreline/shared-lib/format';
import { useLeagueList } from '@scoreline/shared-lib/following';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { tabletPage, useMedia, widePage } from '@scoreline/shared-lib/page';
import { later, OfflineBar, SkeletonRows, VisuallyHidden } from '@scoreline/shared-lib/ui';
import { useCallback, useMemo, useRef, useState } from 'react';

import { useDaySwipe } from '../day/useDaySwipe';
import { Filters } from '../filters/Filters';
import { Columns } from '../layout/Columns';
import { useChosen } from '../panel/useChosen';
import { usePanelKeys } from '../panel/usePanelKeys';
import { usePrices } from '../odds/usePrices';
import { lineHeights } from '../row/rowHeights';
import { useBoard } from './boardContext';
import type { OpenSheet } from './BoardSheets';
import { MatchList } from './MatchList';
import { DayLine, SportLine } from './Toolbar';
import type { Choice } from './useChoice';
import { useDataAge } from './useDataAge';
import { useDayList } from './useDayList';
import { useListItems } from './useListItems';

const laterParts = () => import('./laterParts');
const ListState = later(async () => (await laterParts()).ListState, ListWaiting);
const BoardSheets = later(async () => (await laterParts()).BoardSheets);
const Detail = later(async () => (await import('../panel/Detail')).Detail, PanelWaiting);
const DetailSheet = later(async () => (await import('../panel/Detail')).DetailSheet);
const LeaguesAside = later(async () => (await import('../leagues/LeaguesAside')).LeaguesAside);

/** The list's place while there is nothing to show of it yet. */
function ListWaiting({ rowHeight = 44 }: { rowHeight?: number }) {
  const { t } = useTranslation('shared');
  return <SkeletonRows rows={12} rowHeight={rowHeight} label={t('states.loading')} />;
}

/** The panel's place while its code comes: a card with nothing in it would look like a day with nothing on. */
function PanelWaiting() {
  const { t } = useTranslation('shared');
  return <SkeletonRows rows={6} rowHeight={48} label={t('states.loading')} />;
}

/** True from the first time on: what opens over the page stays to show itself closing. */
function useOnceOpen(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened || open;
}

/** A day's board: what is chosen above, the list in the middle, what belongs to it beside. */
export function DayBoard({ choice }: { choice: Choice }) {
  const { t } = useTranslation(['scores', 'shared']);
  const { today, date, request, select } = useBoard();
  const { choose } = choice;
  const [sheet, setSheet] = useState<OpenSheet>(null);
  const { prices, narrow } = usePrices();
  const heights = useMemo(() => lineHeights(prices, narrow), [prices, narrow]);
  const [isTablet, isWide] = [useMedia(tabletPage), useMedia(widePage)];
  const day = useDayList(request, select);
  const board = useListItems(day.layout);
  const age = useDataAge(day.savedAt);
  const chosen = useChosen(choice, board.leagues, isTablet);
  usePanelKeys(isTablet ? chosen.chosen : null, chosen.close);
  const hasSheets = useOnceOpen(sheet !== null);
  const hasDetail = useOnceOpen(chosen.chosen !== null) && !isTablet;
  const [collapsed, putCollapsed] = useLeagueList('collapsed');
  const jump = useRef<(tournamentId: number) => void>(null);
  const toDay = (next: Day) => choose({ date: next === today ? null : next, match: null });
  const swipe = useDaySwipe((step) => toDay(addDays(date, step)));
  const onCollapse = useCallback(
    (id: number) => putCollapsed(id, !collapsed.includes(id)),
    [putCollapsed, collapsed],
  );
  const toolbar = {
    updating: day.updating,
    onSport: (sport: string) => choose({ sport, match: null }),
    onDay: toDay,
    onCalendar: () => setSheet('calendar'),
    onOptions: () => setSheet('options'),
  };
  // Its code may not be had without a network, where the list that was last seen still is.
  const isWaiting = !day.loaded && !day.error;
  const list =
    board.items.length > 0 ? (
      <MatchList
        items={board.items}
        prices={prices}
        heights={heights}
        chosen={choice.match}
        onChoose={chosen.chooseMatch}
        onCollapse={onCollapse}
        onStandings={chosen.chooseLeague}
        jump={jump}
      />
    ) : isWaiting ? (
      <ListWaiting rowHeight={heights.match} />
    ) : (
      <ListState
        error={day.error?.message}
        onRetry={() => void day.refetch()}
        emptied={board.emptied}
        onToday={() => toDay(today)}
        onEditLeagues={() => setSheet('leagues')}
      />
    );
  return (
    <>
      <VisuallyHidden as="h1">{t('heading')}</VisuallyHidden>
      <Columns
        aside={
          isWide && <LeaguesAside leagues={board.leagues} onLeague={(id) => jump.current?.(id)} />
        }
        list={
          <>
            <SportLine {...toolbar} />
            <DayLine {...toolbar} />
            <Filters
              live={board.live}
              followed={board.followed}
              onToday={() => toDay(today)}
              onEditLeagues={() => setSheet('leagues')}
            />
            {age && <OfflineBar text={t('shared:states.offlineSince', { time: age })} />}
            <div {...swipe}>{list}</div>
          </>
        }
        detail={
          isTablet && (
            <Detail
              chosen={chosen.chosen}
              leagues={board.leagues}
              onChoose={chosen.chooseMatch}
              onClose={chosen.close}
            />
          )
        }
      />
      {hasDetail && <DetailSheet chosen={chosen.chosen} onClose={chosen.close} />}
      {hasSheets && (
        <BoardSheets open={sheet} onClose={() => setSheet(null)} onDay={toDay} board={board} />
      )}
    </>
  );
}
