/** Limit of a graceful stop, in milliseconds: it may wait for something that ended with its parent, for example the database. */
const limitMs = 10_000;

/** The part of a process that this uses. */
export type Stopped = Pick<NodeJS.Process, 'on' | 'exit' | 'connected'>;

/** Runs `stop` once on a signal or when the parent disconnects, then exits; a second signal does not interrupt it. */
export function onStop(stop: () => Promise<void>, own: Stopped = process): void {
  let isStopping = false;
  const end = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => own.exit(1), limitMs).unref();
    void stop().finally(() => own.exit());
  };
  // Without its parent, nothing would stop this process.
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) own.on(event, end);
  // The parent may have disconnected earlier; `connected` is undefined without a channel.
  if (own.connected === false) end();
}
