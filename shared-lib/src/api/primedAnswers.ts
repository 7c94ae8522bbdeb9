import type { OperationPath } from '../contract';

/** How long an answer that came with a page stands in for a call, in milliseconds. */
const primedMs = 30_000;

const primed = new Map<string, { data: unknown; until: number }>();

const keyOf = (path: OperationPath, request: unknown): string =>
  path + JSON.stringify(request, Object.keys(request ?? {}).sort());

/** Keeps an answer for a part of a remote that is still on its way, and will ask for it. */
export const primeAnswer = (path: OperationPath, request: unknown, data: unknown): void =>
  void primed.set(keyOf(path, request), { data, until: Date.now() + primedMs });

/** The answer kept for a call, once, while it is fresh. */
export function takeAnswer(path: OperationPath, request: unknown): { data: unknown } | null {
  const key = keyOf(path, request);
  const answer = primed.get(key);
  primed.delete(key);
  return answer && answer.until > Date.now() ? { data: answer.data } : null;
}
