import { callOperation, useAppDispatch } from '@scoreline/shared-lib/api';
import { useBrand, useHasPage } from '@scoreline/shared-lib/brand';
import { isClosed, paths, promotionPath } from '@scoreline/shared-lib/contract';
import { useSession } from '@scoreline/shared-lib/session';
import { useEffect, useState } from 'react';

/** Where the promotion is that runs for who looks; null where none does, the release has no page of it, or the brand no accounts. */
export function usePromotionPath(): string | null {
  const { userId } = useSession();
  const dispatch = useAppDispatch();
  const { key } = useBrand();
  // Who takes part has an account.
  const hasPage = useHasPage(promotionPath({ id: '1' })) && !isClosed(key, paths.login, null);
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => {
    if (!hasPage) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    void dispatch(callOperation('promotion/current', {}, signal)).then(({ data }) => {
      const id = data?.promotionId ?? null;
      if (!signal.aborted) setPath(id === null ? null : promotionPath({ id: String(id) }));
    });
    return () => controller.abort();
  }, [dispatch, hasPage, userId]);
  return path;
}
