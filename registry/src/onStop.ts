/** Ends the process by `stop` when it is told to, once: a second signal does not cut short what the first began. */
export function onStop(stop: () => Promise<void>): void {
  let isStopping = false;
  const end = () => {
    if (isStopping) return;
    isStopping = true;
    void stop().finally(() => process.exit());
  };
  // Without its parent nobody would stop it.
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(event, end);
}
