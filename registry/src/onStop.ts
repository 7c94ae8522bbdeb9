/** A graceful stop that takes longer is cut short: what it waits for may have gone with its parent, as the database beside it. */
const limitMs = 10_000;

/** What of a process its end needs. */
export type Stopped = Pick<NodeJS.Process, 'on' | 'exit' | 'connected'>;

/** Ends the process by `stop` when it is told to, once: a second signal does not cut short what the first began. */
export function onStop(stop: () => Promise<void>, own: Stopped = process): void {
  let isStopping = false;
  const end = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => own.exit(1), limitMs).unref();
    void stop().finally(() => own.exit());
  };
  // Without its parent nobody would stop it.
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) own.on(event, end);
  // It may have gone before anybody listened; without a channel to one it is undefined.
  if (own.connected === false) end();
}
