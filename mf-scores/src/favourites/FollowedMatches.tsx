import {
  isLive,
  isOver,
  listHeights,
  type MatchSummary,
  matchPath,
  type Sport,
} from '@scoreline/shared-lib/contract';
import { localTimeZone, dayOf } from '@scoreline/shared-lib/format';
import { useFollowedList } from '@scoreline/shared-lib/following';
import { localNames, useLocale, useTranslation } from '@scoreline/shared-lib/i18n';
import { serverNow } from '@scoreline/shared-lib/live';
import { Section, Waiting } from '@scoreline/shared-lib/page';
import { rem } from '@scoreline/shared-lib/ui';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';

import { MatchRow } from '../row/MatchRow';
import { type Board, BoardContext } from '../scoreboard/boardContext';
import { favouritesApi, useFollowedMatchesQuery } from './favouritesApi';

/** Live matches first, then upcoming, then finished ones. */
function inOrder(matches: readonly MatchSummary[]): MatchSummary[] {
  const rank = ({ status }: MatchSummary) => (isLive(status) ? 0 : isOver(status) ? 2 : 1);
  const time = (match: MatchSummary) => Date.parse(match.startTime) * (rank(match) === 2 ? -1 : 1);
  return [...matches].sort((a, b) => rank(a) - rank(b) || time(a) - time(b));
}

function useRequest(sport: Sport) {
  const [teams, leagues] = [useFollowedList('team'), useFollowedList('league')];
  const [players, matches] = [useFollowedList('player'), useFollowedList('match')];
  return useMemo(() => {
    const ids = (list: typeof teams, most: number) =>
      list
        .filter((entry) => entry.sport === sport)
        .slice(-most)
        .map(({ targetId }) => targetId);
    return {
      sport,
      teams: ids(teams, 100),
      leagues: ids(leagues, 50),
      players: ids(players, 50),
      matches: ids(matches, 100),
    };
  }, [sport, teams, leagues, players, matches]);
}

/** A sport's matches of all followed items, and subscribed matches, updated live. */
export function FollowedMatches({ sport }: { sport: Sport }) {
  const { t } = useTranslation(['scores', 'shared']);
  const request = useRequest(sport);
  const { sport: _sport, ...followed } = request;
  const skip = Object.values(followed).every((ids) => ids.length === 0);
  const { data, isLoading } = useFollowedMatchesQuery(request, { skip });
  const board = useBoard(request);
  const navigate = useNavigate();
  const matches = data?.leagues[0]?.matches ?? [];
  if (skip || (!isLoading && matches.length === 0)) return null;
  const open = (matchId: number) => {
    const match = matches.find((each) => each.eventId === matchId);
    if (match) void navigate(matchPath(match));
  };
  return (
    <Section title={t('favourites.matches', { sport: t(`shared:sports.${sport}`) })}>
      {isLoading && <Waiting rows={3} />}
      <BoardContext value={board}>
        <ul>
          {inOrder(matches).map(({ eventId }) => (
            <Row key={eventId}>
              <MatchRow matchId={eventId} prices={false} chosen={false} onChoose={open} />
            </Row>
          ))}
        </ul>
      </BoardContext>
    </Section>
  );
}

const Row = styled.li`
  block-size: ${rem(listHeights.row)};
`;

function useBoard(request: ReturnType<typeof useRequest>): Board {
  const { tag: locale } = useLocale();
  return useMemo(() => {
    const timeZone = localTimeZone();
    const today = dayOf(serverNow(), timeZone);
    const { sport } = request;
    const day = { sport, date: today, timeZone };
    const entry = favouritesApi.endpoints.followedMatches.select(request);
    const select: Board['select'] = (state) => localNames(entry(state).data);
    return { ...day, today, locale, request: day, select };
  }, [request, locale]);
}
