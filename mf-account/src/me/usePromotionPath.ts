import { callOperation, useAppDispatch } from '@scoreline/shared-lib/api';
import { useCanLogIn, useHasPage } from '@scoreline/shared-lib/brand';
import { promotionPath } from '@scoreline/shared-lib/contract';
import { localStore, readJson, writeJson } from '@scoreline/shared-lib/device';
import { useSession } from '@scoreline/shared-lib/session';
import { useExcludedUntil } from '@scoreline/shared-lib/settings';
import { useEffect, useState } from 'react';

/** What ran when this device last asked, so that the entry has its place before the answer comes. */
const key = 'scoreline-promotion';
interface Known {
  id: string | null;
}

/**
 * Where the promotion is that runs for who looks; null where none does, the release has no page of it, or the brand no
 * accounts; undefined while a device asks that has never been told.
 */
export function usePromotionPath(): string | null | undefined {
  const { userId } = useSession();
  const dispatch = useAppDispatch();
  const canLogIn = useCanLogIn();
  const excluded = useExcludedUntil() !== null;
  // Who takes part has an account.
  const hasPage = useHasPage(promotionPath({ id: '1' })) && canLogIn;
  const [id, setId] = useState(() => readJson<Known>(localStore(), key)?.id);
  useEffect(() => {
    if (!hasPage) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    void dispatch(callOperation('promotion/current', {}, signal)).then(({ data }) => {
      if (signal.aborted) return;
      const current = data?.promotionId ?? null;
      const next = current === null ? null : String(current);
      setId(next);
      if (data) writeJson(localStore(), key, { id: next });
    });
    return () => controller.abort();
  }, [dispatch, hasPage, userId]);
  if (!hasPage || excluded || id === null) return null;
  return id === undefined ? undefined : promotionPath({ id });
}
