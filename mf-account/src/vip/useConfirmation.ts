import type { VipStatus } from '@scoreline/shared-lib/contract';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const everyMs = 2_000;
const rounds = 30;

export type Confirmation = 'none' | 'waiting' | 'long';

/** Polls after a payment until the provider has notified the server, and finally reports a delay. */
export function useConfirmation(
  status: VipStatus | undefined,
  load: () => Promise<VipStatus | undefined>,
): Confirmation {
  const [query, setQuery] = useSearchParams();
  const [asked, setAsked] = useState(0);
  const isBack = query.has('paid');
  const isWaiting = isBack && status?.vip === false;
  const isDone = isBack && status?.vip === true;
  useEffect(() => {
    if (!isWaiting || asked >= rounds) return undefined;
    const timer = setTimeout(() => void load().finally(() => setAsked(asked + 1)), everyMs);
    return () => clearTimeout(timer);
  }, [isWaiting, asked, load]);
  useEffect(() => {
    if (isDone) setQuery({}, { replace: true });
  }, [isDone, setQuery]);
  if (!isWaiting) return 'none';
  return asked < rounds ? 'waiting' : 'long';
}
