import { addDays, type Day, formatDay } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { tabletPage, useMedia, widePage } from '@scoreline/shared-lib/page';
import { later, OfflineBar, SkeletonRows, VisuallyHidden } from '@scoreline/shared-lib/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';

import { useDaySwipe } from '../day/useDaySwipe';
import { Filters } from '../filters/Filters';
import { Columns } from '../layout/Columns';
import { wallPage } from '../layout/wallPage';
import { useChosen } from '../panel/useChosen';
import { usePanelKeys } from '../panel/usePanelKeys';
import { type BoardOfDay, useBoard } from './boardContext';
import type { OpenSheet } from './BoardSheets';
import { DayList } from './list/DayList';
import { DayLine, SportLine } from './Toolbar';
import type { Choice } from './useChoice';
import { useDataAge } from './useDataAge';
import { useDayList } from './useDayList';
import { useListItems } from './list/useListItems';

const BoardSheets = later(async () => (await import('./laterParts')).BoardSheets);
const Detail = later(async () => (await import('../panel/Detail')).Detail, PanelWaiting);
const DetailSheet = later(async () => (await import('../panel/Detail')).DetailSheet);
const Wall = later(async () => (await import('../wall/Wall')).Wall);
const LeaguesAside = later(async () => (await import('../leagues/LeaguesAside')).LeaguesAside);

/** Placeholder while the panel's code loads. An empty card would look like a day without matches. */
function PanelWaiting() {
  const { t } = useTranslation('shared');
  return <SkeletonRows rows={6} rowHeight={48} label={t('states.loading')} />;
}

/** True once it has been open. A sheet stays mounted to animate its closing. */
function useOnceOpen(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened || open;
}

const wholeDay = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;

/** A day's board: controls at the top, the list in the middle, details beside it. */
export function DayBoard({ choice, select }: { choice: Choice; select: BoardOfDay['select'] }) {
  const { t } = useTranslation(['scores', 'shared']);
  const { today, date, locale, request } = useBoard();
  const { choose } = choice;
  const [sheet, setSheet] = useState<OpenSheet>(null);
  const [isTablet, isWide] = [useMedia(tabletPage), useMedia(widePage)];
  const hasWall = useMedia(wallPage);
  const day = useDayList(request, select);
  const board = useListItems(day.layout);
  const age = useDataAge(day.savedAt);
  const chosen = useChosen(choice, board.leagues, isTablet);
  usePanelKeys(isTablet ? chosen.chosen : null, chosen.close);
  const hasSheets = useOnceOpen(sheet !== null);
  const hasDetail = useOnceOpen(chosen.chosen !== null) && !isTablet;
  const jump = useRef<(tournamentId: number) => void>(null);
  const toDay = (next: Day) => choose({ date: next === today ? null : next, match: null });
  const swipe = useDaySwipe((step) => toDay(addDays(date, step)));
  const onToday = () => toDay(today);
  const onEditLeagues = () => setSheet('leagues');
  const toolbar = {
    updating: day.updating,
    onSport: (sport: string) => choose({ sport, match: null }),
    onDay: toDay,
    onCalendar: () => setSheet('calendar'),
    onOptions: () => setSheet('options'),
  };
  return (
    <>
      <VisuallyHidden as="h1">{t('heading')}</VisuallyHidden>
      <PrintedDay>{formatDay(date, locale, wholeDay)}</PrintedDay>
      <Columns
        aside={
          isWide && <LeaguesAside leagues={board.leagues} onLeague={(id) => jump.current?.(id)} />
        }
        list={
          <>
            <SportLine {...toolbar} />
            <DayLine {...toolbar} />
            <Filters live={board.live} followed={board.followed} {...{ onToday, onEditLeagues }} />
            {age && <OfflineBar text={t('shared:states.offlineSince', { time: age })} />}
            <div {...swipe}>
              <DayList
                {...{ day, board, jump, onToday, onEditLeagues }}
                match={choice.match}
                panel={chosen}
              />
            </div>
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
        wall={
          hasWall && (
            <Wall leagues={board.leagues} chosen={choice.match} onChoose={chosen.chooseMatch} />
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

/** Printed instead of the day strip. */
const PrintedDay = styled.p`
  display: none;

  @media print {
    display: block;
    padding: 0 16px 8px;
    font-weight: 700;
  }
`;
