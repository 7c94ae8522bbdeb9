import { useEffect, useState } from 'react';

import { ask, type Answer, type Failure, Refused } from './ask';
import type { WidgetSource } from './source';

/** Interval at which tables and lists are fetched again. A CDN answers most of these requests. */
const renewMs = 60_000;
const againMs = 15_000;

export type Asked =
  | { state: 'waiting' }
  | { state: 'there'; answer: Answer }
  | { state: 'missing'; failure: Failure };

/** The last answer or failure, its key, and its time in milliseconds. */
type Settled = Asked & { key: string; at: number };

interface Wish {
  source: WidgetSource;
  key: string;
  isNear: boolean;
  isSeen: boolean;
}

/** A failure keeps the answer that is already on screen. */
function afterFailure(before: Settled | null, key: string, failure: Failure): Settled {
  const at = Date.now();
  if (before?.state === 'there' && before.key === key) return { ...before, at };
  return { state: 'missing', failure, key, at };
}

/** Milliseconds until the next request, or null if repeating it would change nothing. */
function lifeOf(settled: Settled): number | null {
  if (settled.state === 'missing') return settled.failure === 'refused' ? null : againMs;
  return renewMs;
}

/** The view of a widget, fetched when it is near the screen and again from time to time while visible. */
export function useAnswer({ source, key, isNear, isSeen }: Wish): Asked & { retry: () => void } {
  const { site, clientId } = source;
  const [settled, setSettled] = useState<Settled | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!isNear) return undefined;
    let isWanted = true;
    ask({ site, clientId }, key).then(
      (answer) => isWanted && setSettled({ state: 'there', answer, key, at: Date.now() }),
      (error: unknown) => {
        const failure = error instanceof Refused ? error.failure : 'failed';
        if (isWanted) setSettled((before) => afterFailure(before, key, failure));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [site, clientId, key, isNear, turn]);
  useEffect(() => {
    const life = isSeen && settled ? lifeOf(settled) : null;
    if (!settled || life === null) return undefined;
    const rest = Math.max(0, settled.at + life - Date.now());
    const timer = setTimeout(() => setTurn((before) => before + 1), rest);
    return () => clearTimeout(timer);
  }, [settled, isSeen]);
  const shown: Asked = settled?.key === key ? settled : { state: 'waiting' };
  return { ...shown, retry: () => setTurn((before) => before + 1) };
}
