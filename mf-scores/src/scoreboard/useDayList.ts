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

/** Where the day's matches stand; a new value only when one moved, came or went. */
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

/** Puts the last known list in place of one that cannot be had; `isSought` until it stands, or none is known. */
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

/** A day's list: where its matches stand, and how it is with the data. */
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
      // A network that has just come back may not carry anything yet.
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
