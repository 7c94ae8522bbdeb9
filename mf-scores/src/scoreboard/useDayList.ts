import {
  type ApiError,
  type AppState,
  useAppDispatch,
  useAppSelector,
} from '@scoreline/shared-lib/api';
import { liveConnection } from '@scoreline/shared-lib/live';
import { useEffect, useMemo, useState } from 'react';

import { lastList } from '../stored/lastList';
import type { BoardOfDay } from './boardContext';
import { layoutOf, type BoardLayout } from './boardLayout';
import { matchListApi, useMatchListQuery } from './matches/matchListApi';
import type { MatchListRequest } from './matches/matchListRequest';

const nothing: BoardLayout = [];

const againMs = 5_000;

/** Positions of the day's matches. A new value only if a match moved, appeared or disappeared. */
function useLayout(select: BoardOfDay['select']): BoardLayout {
  const selectLayout = useMemo(() => {
    let last = nothing;
    return (state: AppState) => {
      const list = select(state);
      return list ? (last = layoutOf(list, last)) : nothing;
    };
  }, [select]);
  return useAppSelector(selectLayout);
}

/** Falls back to the last known list if the request fails. `isSought` until that list is loaded or known to be missing. */
function useLastKnown(request: MatchListRequest, missing: boolean) {
  const dispatch = useAppDispatch();
  const [known, setKnown] = useState<{ request: MatchListRequest; savedAt: string | null }>();
  useEffect(() => {
    if (!missing) return;
    let left = false;
    void lastList(request.sport, request.date).then((last) => {
      if (left) return;
      setKnown({ request, savedAt: last?.savedAt ?? null });
      if (!last) return;
      void dispatch(matchListApi.util.upsertQueryData('matchList', request, last.list));
    });
    return () => {
      left = true;
    };
  }, [dispatch, request, missing]);
  const found = known?.request === request ? known : undefined;
  return { savedAt: found?.savedAt ?? null, isSought: missing && found?.savedAt !== null };
}

/** A day's list: the positions of its matches, and the state of the data. */
export function useDayList(request: MatchListRequest, select: BoardOfDay['select']) {
  const { data, isFetching, error, refetch } = useMatchListQuery(request, {
    selectFromResult: ({ currentData, isFetching, error }) => ({
      data: currentData !== undefined,
      isFetching,
      error: error as ApiError | undefined,
    }),
  });
  const known = useLastKnown(request, !data && error !== undefined);
  const [renewed, setRenewed] = useState<MatchListRequest | null>(null);
  const savedAt = renewed === request ? null : known.savedAt;
  const isOld = savedAt !== null;
  const isMissing = error !== undefined && !isOld;
  useEffect(() => {
    if (!isOld && !isMissing) return;
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const renew = async () => {
      clearTimeout(timer);
      const { isSuccess } = await refetch();
      if (left) return;
      if (isSuccess) setRenewed(request);
      // A network that has just returned may not work yet.
      else if (isOld) timer = setTimeout(() => void renew(), againMs);
    };
    const onOnline = () => void renew();
    const live = liveConnection();
    const leave = live.onStatus(() => live.status() === 'online' && void renew());
    addEventListener('online', onOnline);
    return () => {
      left = true;
      clearTimeout(timer);
      leave();
      removeEventListener('online', onOnline);
    };
  }, [isOld, isMissing, refetch, request]);
  return {
    layout: useLayout(select),
    loaded: data,
    updating: isFetching && data,
    error: data || known.isSought ? undefined : error,
    savedAt,
    refetch,
  };
}
