import { type ApiError, callOperation, useAppDispatch } from '@scoreline/shared-lib/api';
import type { Draw } from '@scoreline/shared-lib/contract';
import { useSession } from '@scoreline/shared-lib/session';
import { useCallback, useEffect, useMemo, useState } from 'react';

import { beginDraw, endDraw, storeRandom, pendingDraw } from './pendingDraw';

/** State of a draw: requested, answered and spinning, shown, refused by the server, or without an answer. */
type DrawState =
  | { phase: 'idle' | 'asking' }
  | { phase: 'answered' | 'shown'; result: Draw; isStored: boolean }
  | { phase: 'refused' | 'unanswered'; error: ApiError };

/**
 * True if the server reports that nothing was drawn under this key. Without an answer, or asked to wait, the outcome is unknown.
 */
const isRefusal = ({ kind, bizCode }: ApiError): boolean =>
  kind === 'business' && bizCode !== undefined && bizCode < 14_000;

/**
 * A member's draw. Its key is stored before the request and until the result has been seen, so that after any failure the same
 * draw is requested again.
 */
export function useDraw(promotionId: number) {
  const { userId } = useSession();
  const dispatch = useAppDispatch();
  const own = useMemo(() => ({ promotionId, userId: userId ?? 0 }), [promotionId, userId]);
  const [state, setState] = useState<DrawState>(() => ({
    phase: pendingDraw(own) ? 'asking' : 'idle',
  }));

  /** Chances left after the last draw of this page. */
  const [left, setLeft] = useState<number | null>(null);

  const request = useCallback(
    async (isStored: boolean): Promise<DrawState> => {
      const begun = beginDraw(own);
      const answer = await dispatch(callOperation('promotion/draw', { promotionId, ...begun }));
      if (answer.data) {
        storeRandom(own, answer.data.ticket, begun.clientRandom);
        return { phase: 'answered', result: answer.data, isStored };
      }
      const { error } = answer;
      if (isRefusal(error)) endDraw(own);
      return { phase: isRefusal(error) ? 'refused' : 'unanswered', error };
    },
    [dispatch, own, promotionId],
  );
  const draw = useCallback(async () => {
    setState({ phase: 'asking' });
    setState(await request(false));
  }, [request]);
  /** Marks the result as shown. */
  const seen = useCallback(() => {
    endDraw(own);
    if (state.phase !== 'answered') return;
    if (!state.isStored) setLeft(state.result.chances);
    setState({ ...state, phase: 'shown' });
  }, [own, state]);

  // Resume a draw that began before the page loaded and was never seen.
  useEffect(() => {
    if (pendingDraw(own)) void request(true).then(setState);
  }, [own, request]);
  return { state, left, draw, seen };
}
