import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';

/** The baseline: Fastify that sends the same bytes unencrypted. */
process.once('message', ({ text }: { text: string }) => {
  const app = Fastify();
  app.post('/list', (_request, reply) => reply.type('application/json').send(text));
  void app.listen({ port: 0, host: '127.0.0.1' }).then(() => {
    process.send?.({ port: (app.server.address() as AddressInfo).port });
  });
  process.once('disconnect', () => void app.close());
});
