import { startVarnish } from '../site/pages/edge/testingVarnish';

/** Told the port of a server on this machine, puts a Varnish with the operators' settings in front of it and says its port. */
process.once('message', async ({ serverPort }: { serverPort: number }) => {
  const cache = await startVarnish(serverPort);
  process.once('disconnect', () => void cache.close());
  process.send?.({ port: cache.port });
});
