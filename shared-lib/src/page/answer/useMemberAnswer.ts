import { type ApiError, callOperation, useAppDispatch } from '@scoreline/shared-lib/api';
import type {
  OperationPath,
  OperationRequest,
  OperationResponse,
} from '@scoreline/shared-lib/contract';
import { useSession } from '@scoreline/shared-lib/session';
import { useEffect, useReducer, useState } from 'react';

/** Answer of an account operation, uncached. Requested at once for a signed-in member, and again by `refetch`. */
export function useMemberAnswer<P extends OperationPath>(path: P, request: OperationRequest<P>) {
  const { isLogin } = useSession();
  const dispatch = useAppDispatch();
  const [answer, setAnswer] = useState<{ data?: OperationResponse<P>; error?: ApiError }>({});
  const [round, refetch] = useReducer((count: number) => count + 1, 0);
  const asked = JSON.stringify(request);
  useEffect(() => {
    if (!isLogin) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const wanted = JSON.parse(asked) as OperationRequest<P>;
    void dispatch(callOperation(path, wanted, signal)).then((next) => {
      if (!signal.aborted) setAnswer(next);
    });
    return () => controller.abort();
  }, [dispatch, path, asked, round, isLogin]);
  return { ...answer, isLogin, refetch };
}
