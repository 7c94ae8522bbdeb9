import { connect as dial, createServer } from 'node:net';

import { connect } from '@nats-io/transport-node';

import type { Lease, LeasedWork } from '../../../store/jobs/lease';

export const natsUrl = process.env.TEST_NATS_URL ?? 'nats://127.0.0.1:4222';

/** Whether it answered, with JetStream, before the tests started. */
export const natsAnswers = process.env.TEST_NATS_ANSWERS === 'true';

/** Probes NATS; without an answer, logs that tests are skipped. */
export async function findTestNats(): Promise<void> {
  const nc = await connect({ servers: natsUrl, reconnect: false }).catch(() => null);
  if (nc?.info?.jetstream) process.env.TEST_NATS_ANSWERS = 'true';
  else console.warn(`skipped: tests over NATS, none with JetStream at ${natsUrl}`);
  await nc?.close();
}

/** In-process leases with PostgreSQL's behaviour: when the holder goes, the next in line gets it. */
export function memoryLeases() {
  const line: LeasedWork[] = [];
  let term = 0;
  const handOn = () => line[0]?.begin(++term, async () => undefined);
  return {
    lease: (work: LeasedWork): Lease => ({
      async start() {
        line.push(work);
        if (line[0] === work) await handOn();
      },
      isHeld: () => line[0] === work,
      async close() {
        const held = line[0] === work;
        line.splice(line.indexOf(work), 1);
        if (!held) return;
        await work.end();
        await handOn();
      },
    }),
    /** Another server takes the lease, unnoticed by its holder. */
    async takeUnaware() {
      line.shift();
      await handOn();
    },
  };
}

/** A proxy to the engine that can be cut, and that counts received bytes. */
export async function openProxy(target: string) {
  const { hostname, port } = new URL(target);
  const open = new Set<{ destroy(): void }>();
  let bytes = 0;
  const server = createServer((near) => {
    const far = dial(Number(port), hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        near.destroy();
        far.destroy();
        open.delete(socket);
      });
    }
    far.on('data', (chunk) => (bytes += chunk.length));
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as { port: number };
  return {
    url: `nats://127.0.0.1:${address.port}`,
    received: () => bytes,
    cut: () => open.forEach((socket) => socket.destroy()),
    async close() {
      open.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
