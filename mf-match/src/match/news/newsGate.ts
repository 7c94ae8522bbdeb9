export interface Pace {
  /** Milliseconds from the news to the request. Until then the server may still send the old answer. */
  settleMs: number;
  /** Milliseconds between two requests. */
  restMs: number;
}

/** Coalesces news into at most one request per `restMs`. The next request covers news that arrive meanwhile. */
export function newsGate(ask: () => void, { settleMs, restMs }: Pace) {
  let asked = Date.now();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const news = () => {
    waiting ??= setTimeout(
      () => {
        waiting = undefined;
        asked = Date.now();
        ask();
      },
      Math.max(settleMs, asked + restMs - Date.now()),
    );
  };
  return { news, stop: () => clearTimeout(waiting) };
}
