import type { OperationPath } from '../contract';

/** How long a page's answer replaces a call, in milliseconds. */
const primedMs = 30_000;

const primed = new Map<string, { data: unknown; until: number }>();

const keyOf = (path: OperationPath, request: unknown): string =>
  path + JSON.stringify(request, Object.keys(request ?? {}).sort());

/** Stores an answer for a part of a remote that has not loaded yet. */
export const primeAnswer = (path: OperationPath, request: unknown, data: unknown): void =>
  void primed.set(keyOf(path, request), { data, until: Date.now() + primedMs });

/** Returns the stored answer to a call once, or null if there is none or it is stale. */
export function takeAnswer(path: OperationPath, request: unknown): { data: unknown } | null {
  const key = keyOf(path, request);
  const answer = primed.get(key);
  primed.delete(key);
  return answer && answer.until > Date.now() ? { data: answer.data } : null;
}
