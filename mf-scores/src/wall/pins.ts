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
    // Nobody looks any more: whoever comes next reads what another tab may have kept since.
    if (listeners.size === 0) pins = null;
  };
}

/** The matches pinned to this device's wall, the oldest pin first. */
export const usePins = (): readonly number[] =>
  useSyncExternalStore(subscribe, () => (pins ??= read()));

/** Pins a match or lets it go; where six are pinned, the oldest pin makes room. */
export function togglePin(matchId: number): void {
  const known = pins ?? read();
  const others = known.filter((id) => id !== matchId);
  savePins(others.length < known.length ? others : [...others, matchId].slice(-tiles));
}
