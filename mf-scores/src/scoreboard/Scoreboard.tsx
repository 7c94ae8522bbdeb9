import type { Sport } from '@scoreline/shared-lib/contract';
import { localNames, useLocale } from '@scoreline/shared-lib/i18n';
import { useMemo } from 'react';

import { useToday } from '../day/useToday';
import { GoalNews } from '../goal/GoalNews';
import { BoardContext, type BoardOfDay } from './boardContext';
import { DayBoard } from './DayBoard';
import { matchListApi } from './matches/matchListApi';
import { useChoice } from './useChoice';

function useBoardOf(sport: Sport, date: string, today: string, timeZone: string): BoardOfDay {
  const { tag: locale } = useLocale();
  return useMemo(() => {
    const request = { sport, date, timeZone };
    const entry = matchListApi.endpoints.matchList.select(request);
    const select: BoardOfDay['select'] = (state) => localNames(entry(state).data);
    return { ...request, request, today, locale, select };
  }, [sport, date, today, timeZone, locale]);
}

/** The Scores tab: one day of a sport, updated live. */
export function Scoreboard() {
  const { today, timeZone } = useToday();
  const choice = useChoice(today);
  const board = useBoardOf(choice.sport, choice.date, today, timeZone);
  return (
    <BoardContext value={board}>
      <DayBoard choice={choice} select={board.select} />
      <GoalNews />
    </BoardContext>
  );
}
