export interface Pace {
  /** From the news to the question: until then the server may still give the answer of before. */
  settleMs: number;
  /** From one question to the next. */
  restMs: number;
}

/** Asks after news, however many they are, once in a while; what comes meanwhile is in the next answer. */
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
