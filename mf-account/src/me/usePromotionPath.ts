import { callOperation, useAppDispatch } from '@scoreline/shared-lib/api';
import { useCanLogIn, useHasPage } from '@scoreline/shared-lib/brand';
import { promotionPath } from '@scoreline/shared-lib/contract';
import { localStore, readJson, writeJson } from '@scoreline/shared-lib/device';
import { useSession } from '@scoreline/shared-lib/session';
import { useExcludedUntil } from '@scoreline/shared-lib/settings';
import { useEffect, useState } from 'react';

/** Stores the promotion of the last answer, so that the entry has its place before the next one arrives. */
const key = 'scoreline-promotion';
interface Known {
  id: string | null;
}

/**
 * Path of the current promotion for this visitor. Null if there is none, the release has no page for it, or the brand has no
 * accounts. Undefined until the first answer on this device.
 */
export function usePromotionPath(): string | null | undefined {
  const { userId } = useSession();
  const dispatch = useAppDispatch();
  const canLogIn = useCanLogIn();
  const excluded = useExcludedUntil() !== null;
  // Taking part requires an account.
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
