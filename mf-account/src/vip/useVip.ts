import { callOperation, type ApiError, useAppDispatch } from '@scoreline/shared-lib/api';
import type { VipPlans, VipStatus } from '@scoreline/shared-lib/contract';
import { useSession } from '@scoreline/shared-lib/session';
import { useCallback, useEffect, useState } from 'react';

interface Vip {
  plans?: VipPlans;
  /** Status of the signed-in member. */
  status?: VipStatus;
  error?: ApiError;
}

/** The plans and the signed-in member's status. `load` fetches both again. */
export function useVip() {
  const { isLogin } = useSession();
  const dispatch = useAppDispatch();
  const [vip, setVip] = useState<Vip>({});
  const ask = useCallback(async (): Promise<Vip> => {
    const [plans, status] = await Promise.all([
      dispatch(callOperation('patron/frontend/vip/plans', {})),
      isLogin ? dispatch(callOperation('patron/frontend/vip/status', {})) : undefined,
    ]);
    const error = plans.error ?? status?.error;
    return {
      ...(plans.data && { plans: plans.data }),
      ...(status?.data && { status: status.data }),
      ...(error && { error }),
    };
  }, [dispatch, isLogin]);
  const load = useCallback(async () => {
    const answer = await ask();
    setVip(answer);
    return answer.status;
  }, [ask]);
  useEffect(() => {
    void ask().then(setVip);
  }, [ask]);
  const setStatus = useCallback((status: VipStatus) => setVip((last) => ({ ...last, status })), []);
  return { ...vip, isLogin, load, setStatus };
}
