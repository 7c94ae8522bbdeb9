/** Limits concurrent and waiting jobs; `take` returns null if the queue is full. */
export function createTurns(atOnce: number, mostWaiting: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  const leave = () => {
    const next = waiting.shift();
    // The next job takes over this slot.
    if (next) next();
    else running -= 1;
  };
  async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    return work().finally(leave);
  }
  return {
    take: <T>(work: () => Promise<T>): Promise<T> | null =>
      running >= atOnce && waiting.length >= mostWaiting ? null : run(work),
  };
}
