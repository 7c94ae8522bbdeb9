import { type ApiError, callOperation, useAppDispatch } from '@scoreline/shared-lib/api';
import type { Draw } from '@scoreline/shared-lib/contract';
import { useSession } from '@scoreline/shared-lib/session';
import { useCallback, useEffect, useMemo, useState } from 'react';

import { beginDraw, endDraw, storeRandom, pendingDraw } from './pendingDraw';

/** Where a draw stands: asked for, answered and turning, seen, refused by the server, or without an answer. */
type DrawState =
  | { phase: 'idle' | 'asking' }
  | { phase: 'answered' | 'shown'; result: Draw; isStored: boolean }
  | { phase: 'refused' | 'unanswered'; error: ApiError };

/** The server has said so: under this key nothing was drawn. Without an answer, or told to wait, nobody knows. */
const isRefusal = ({ kind, bizCode }: ApiError): boolean =>
  kind === 'business' && bizCode !== undefined && bizCode < 14_000;

/**
 * A member's draw. Its key is on the device before the server is asked and stays there until the result was seen, so that
 * whatever breaks, the same draw is asked for again.
 */
export function useDraw(promotionId: number) {
  const { userId } = useSession();
  const dispatch = useAppDispatch();
  const own = useMemo(() => ({ promotionId, userId: userId ?? 0 }), [promotionId, userId]);
  const [state, setState] = useState<DrawState>(() => ({
    phase: pendingDraw(own) ? 'asking' : 'idle',
  }));

  /** Chances, as the last draw of this page left them. */
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
  /** The result is on the screen. */
  const seen = useCallback(() => {
    endDraw(own);
    if (state.phase !== 'answered') return;
    if (!state.isStored) setLeft(state.result.chances);
    setState({ ...state, phase: 'shown' });
  }, [own, state]);

  // What was begun before the page was loaded, and never seen.
  useEffect(() => {
    if (pendingDraw(own)) void request(true).then(setState);
  }, [own, request]);
  return { state, left, draw, seen };
}
