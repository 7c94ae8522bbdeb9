import { startVarnish } from '../site/pages/edge/testingVarnish';

/** Receives the port of a local server, starts a Varnish with the operators' settings in front of it, and returns its port. */
process.once('message', async ({ serverPort }: { serverPort: number }) => {
  const cache = await startVarnish(serverPort);
  process.once('disconnect', () => void cache.close());
  process.send?.({ port: cache.port });
});
