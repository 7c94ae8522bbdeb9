/** A signal that follows another one and ends by itself with a `TimeoutError` after `ms` milliseconds. */
export function timeLimit(signal: AbortSignal, ms: number): AbortSignal {
  if (AbortSignal.any) return AbortSignal.any([signal, AbortSignal.timeout(ms)]);
  const both = new AbortController();
  const slow = () => both.abort(new DOMException('The call took too long.', 'TimeoutError'));
  const limit = setTimeout(slow, ms);
  both.signal.addEventListener('abort', () => clearTimeout(limit));
  if (signal.aborted) both.abort(signal.reason);
  signal.addEventListener('abort', () => both.abort(signal.reason));
  return both.signal;
}
