import { localStore, readJson, writeJson } from '@scoreline/shared-lib/device';
import { useSyncExternalStore } from 'react';

import { tiles } from './arrange';

const key = 'scores-wall';
const listeners = new Set<() => void>();
let pins: readonly number[] | null = null;

function read(): readonly number[] {
  const kept = readJson<unknown>(localStore(), key);
  return Array.isArray(kept) ? kept.filter(Number.isSafeInteger).slice(-tiles) : [];
}

function savePins(next: readonly number[]): void {
  pins = next;
  for (const listener of listeners) listener();
  writeJson(localStore(), key, next);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // After the last listener leaves, the next reads storage again, because another tab may have changed it.
    if (listeners.size === 0) pins = null;
  };
}

/** The matches pinned to the wall on this device, oldest pin first. */
export const usePins = (): readonly number[] =>
  useSyncExternalStore(subscribe, () => (pins ??= read()));

/** Pins or unpins a match. If six are pinned, the oldest pin is removed. */
export function togglePin(matchId: number): void {
  const known = pins ?? read();
  const others = known.filter((id) => id !== matchId);
  savePins(others.length < known.length ? others : [...others, matchId].slice(-tiles));
}
