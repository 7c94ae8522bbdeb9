import { useEffect, useState } from 'react';

import { ask, type Answer, type Failure, Refused } from './ask';
import type { Place } from './place';

/** Tables and lists are asked for again; a CDN answers most of it. */
const renewMs = 60_000;
const againMs = 15_000;

export type Asked =
  | { state: 'waiting' }
  | { state: 'there'; answer: Answer }
  | { state: 'missing'; failure: Failure };

/** What was asked for, and when that was answered. */
type Kept = Asked & { key: string; at: number };

interface Wish {
  place: Place;
  key: string;
  isNear: boolean;
  isSeen: boolean;
}

/** What is on screen stays through a failure. */
function afterFailure(before: Kept | null, key: string, failure: Failure): Kept {
  const at = Date.now();
  if (before?.state === 'there' && before.key === key) return { ...before, at };
  return { state: 'missing', failure, key, at };
}

/** How long what was answered counts; null where asking again would change nothing. */
function lifeOf(kept: Kept): number | null {
  if (kept.state === 'missing') return kept.failure === 'refused' ? null : againMs;
  return renewMs;
}

/** What a widget shows, asked for when it comes near, and again from time to time while it is seen. */
export function useAnswer({ place, key, isNear, isSeen }: Wish): Asked & { retry: () => void } {
  const { site, clientId } = place;
  const [kept, setKept] = useState<Kept | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!isNear) return undefined;
    let isWanted = true;
    ask({ site, clientId }, key).then(
      (answer) => isWanted && setKept({ state: 'there', answer, key, at: Date.now() }),
      (error: unknown) => {
        const failure = error instanceof Refused ? error.failure : 'failed';
        if (isWanted) setKept((before) => afterFailure(before, key, failure));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [site, clientId, key, isNear, turn]);
  useEffect(() => {
    const life = isSeen && kept ? lifeOf(kept) : null;
    if (!kept || life === null) return undefined;
    const rest = Math.max(0, kept.at + life - Date.now());
    const timer = setTimeout(() => setTurn((before) => before + 1), rest);
    return () => clearTimeout(timer);
  }, [kept, isSeen]);
  const shown: Asked = kept?.key === key ? kept : { state: 'waiting' };
  return { ...shown, retry: () => setTurn((before) => before + 1) };
}
