import { callOperation, useAppDispatch } from '@scoreline/shared-lib/api';
import { bizCodes } from '@scoreline/shared-lib/contract';
import { forgetInvite, rememberedInvite, rememberInvite } from '@scoreline/shared-lib/page';
import { useSession } from '@scoreline/shared-lib/session';
import { useEffect, useState } from 'react';

type Answer = { inviter: string } | 'unknown' | null;

/** Stores the address's invite code on the device at once, so that it counts for every sign-up method. */
export function useRememberedCode(code: string | undefined): void {
  const { isLogin } = useSession();
  useEffect(() => {
    if (code && !isLogin && rememberedInvite()?.code !== code) rememberInvite({ code });
  }, [code, isLogin]);
}

/** The inviter by the server's answer. An unknown code is not stored. */
export function useInvite(promotionId: number, code: string): Answer {
  const { isLogin } = useSession();
  const dispatch = useAppDispatch();
  const [answer, setAnswer] = useState<Answer>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void dispatch(callOperation('promotion/invite', { promotionId, code }, signal)).then(
      ({ data, error }) => {
        if (signal.aborted) return;
        const isUnknown = error?.bizCode === bizCodes.unknownInvite;
        setAnswer(data ?? (isUnknown ? 'unknown' : null));
        if (isUnknown && rememberedInvite()?.code === code) forgetInvite();
        if (data && !isLogin) rememberInvite({ code, inviter: data.inviter });
      },
    );
    return () => controller.abort();
  }, [dispatch, promotionId, code, isLogin]);
  return answer;
}
