import { useSession } from '@scoreline/shared-lib/session';
import { useBrand } from '@scoreline/shared-lib/brand';
import { callOperation, useAppDispatch } from '@scoreline/shared-lib/api';
import type { Tip, VipPicks } from '@scoreline/shared-lib/contract';
import { useEffect, useMemo, useReducer, useState } from 'react';

import { useMoment } from '../useMoment';

const path = 'patron/frontend/vip/picks';
const isLocked = ({ vip, pick }: Tip): boolean => vip && pick === null;

/**
 * Adds the picks of VIP tips for VIP members, and reports whether to offer VIP. Requests picks only while a tip is locked, and
 * polls them, because VIP can start or end while the page is open.
 */
export function useVipPicks(tips: readonly Tip[]): { tips: Tip[]; offer: boolean } {
  const brand = useBrand();
  const { isLogin } = useSession();
  const dispatch = useAppDispatch();
  const [answer, setAnswer] = useState<VipPicks | null>(null);
  const locked = tips.filter(isLocked);
  const asked = locked.map(({ tipId }) => tipId).join();
  const round = useLookAgain(isLogin && asked !== '', answer?.until ?? null);
  useEffect(() => {
    if (!isLogin || asked === '') return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    void dispatch(callOperation(path, {}, signal)).then(({ data }) => {
      if (data && !signal.aborted) setAnswer(data);
    });
    return () => controller.abort();
  }, [dispatch, isLogin, asked, round]);
  const known = isLogin ? answer : null;
  const shown = useMemo(() => tips.map((tip) => withPick(tip, known)), [tips, known]);
  const isSettled = !isLogin || known !== null;
  const offer = brand.vip === true && isSettled && !known?.vip && locked.length > 0;
  return { tips: shown, offer };
}

function withPick(tip: Tip, answer: VipPicks | null): Tip {
  if (!isLocked(tip)) return tip;
  const found = answer?.picks.find(({ tipId }) => tipId === tip.tipId);
  return found ? { ...tip, pick: found.pick } : tip;
}

const everyMs = 20_000;

/** Counter that increases while `isWanted`: every twenty seconds on a visible page, when it becomes visible, and at `at`. */
function useLookAgain(isWanted: boolean, at: string | null): number {
  const [round, next] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isWanted) return undefined;
    const ifSeen = () => {
      if (document.visibilityState === 'visible') next();
    };
    const timer = setInterval(ifSeen, everyMs);
    document.addEventListener('visibilitychange', ifSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ifSeen);
    };
  }, [isWanted]);
  useMoment(isWanted ? at : null, Date.now, next);
  return round;
}
