import { type ApiError, callOperation, useAppDispatch } from '@scoreline/shared-lib/api';
import type { PromotionRecords } from '@scoreline/shared-lib/contract';
import { useSession } from '@scoreline/shared-lib/session';
import { useCallback, useEffect, useState } from 'react';

type OwnDraw = PromotionRecords['records'][number];

interface Own {
  data?: PromotionRecords;
  error?: ApiError;
}

/** The member's draws page by page, newest first. */
export function useOwnDraws(promotionId: number) {
  const { isLogin } = useSession();
  const dispatch = useAppDispatch();
  const [own, setOwn] = useState<Own>({});
  const ask = useCallback(
    (cursor?: string, signal?: AbortSignal) =>
      dispatch(
        callOperation('promotion/records', { promotionId, ...(cursor && { cursor }) }, signal),
      ),
    [dispatch, promotionId],
  );
  useEffect(() => {
    if (!isLogin) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    void ask(undefined, signal).then((answer) => {
      if (!signal.aborted) setOwn(answer);
    });
    return () => controller.abort();
  }, [isLogin, ask]);
  const refetch = () => void ask().then(setOwn);
  const more = async () => {
    const cursor = own.data?.cursor;
    if (!cursor) return;
    const { data } = await ask(cursor);
    if (data)
      setOwn((last) => ({
        data: { ...data, records: [...(last.data?.records ?? []), ...data.records] },
      }));
  };
  /** Replaces one draw with the server's newer answer. */
  const replace = (draw: OwnDraw) =>
    setOwn(({ data }) =>
      data
        ? {
            data: {
              ...data,
              records: data.records.map((each) =>
                each.record.ticket === draw.record.ticket ? draw : each,
              ),
            },
          }
        : {},
    );
  return { ...own, isLogin, refetch, more, replace };
}
