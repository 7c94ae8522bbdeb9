import { compare, ratioFigures } from '../measure';
import { option } from '../options';
import type { Row } from '../results';
import { Worker } from '../live-fan-out/side';

const serverFile = '../../server/src/benchmarks/liveServer.ts';
const parts = 3;
const changes = 20;
/** Images have come, and what was left of the start is collected. */
const settleMs = 3_000;

/** Servers that tell their visitors of the same changes. */
interface Spread {
  /** Deliveries in a second of processor time, that of all its servers together. */
  deliveriesPerCpuSecond(): Promise<number>;
  stop(): Promise<void>;
}

/** `servers` of one site, and three processes of clients, which are spread evenly; the first server numbers the changes. */
async function startSpread(servers: Worker[], connections: number): Promise<Spread> {
  const ports = await Promise.all(
    servers.map(async (server) => (await server.hear<{ port: number }>()).port),
  );
  const clients = Array.from({ length: parts }, () => new Worker('clients.ts'));
  const each = Math.ceil(connections / parts);
  await Promise.all(
    clients.map((worker, at) =>
      worker.ask({ op: 'connect', port: ports[at % ports.length], connections: each }),
    ),
  );
  await new Promise((resolve) => setTimeout(resolve, settleMs));

  const cpuSeconds = async () => {
    const used = await Promise.all(
      servers.map((server) => server.ask<NodeJS.CpuUsage>({ op: 'cpu' })),
    );
    return used.reduce((sum, { user, system }) => sum + (user + system) / 1e6, 0);
  };
  const all = <T>(order: (worker: Worker) => Promise<T>) => Promise.all(clients.map(order));

  return {
    async deliveriesPerCpuSecond() {
      const from = await cpuSeconds();
      await all((worker) => worker.ask({ op: 'expect', deltas: changes }));
      const arrived = all((worker) => worker.hear());
      await servers[0]!.ask({ op: 'broadcast', count: changes, gapMs: 0, kind: 'goal' });
      await arrived;
      return (changes * each * parts) / ((await cpuSeconds()) - from);
    },
    async stop() {
      for (const worker of clients) worker.stop();
      // The one that leaves last takes what they shared with it.
      for (const server of servers.toReversed()) await server.ask({ op: 'leave' });
      for (const server of servers) server.stop();
    },
  };
}

/**
 * Row 20 of the bars: the same changes to as many connections by one process, and by three that NATS joins.
 * `--connections N` (6,000), `--rounds N` (5), `--nats URL` of an engine with JetStream.
 */
export async function run(args: string[]): Promise<Row[]> {
  const connections = option(args, '--connections', 6_000);
  const rounds = option(args, '--rounds', 5);
  const natsUrl = option(args, '--nats', 'nats://127.0.0.1:4222');
  const prefix = `bench-${process.pid}`;
  const sharing = Array.from({ length: parts }, (_, at) => ({
    natsUrl,
    prefix,
    isWriter: at === 0,
  }));
  const one = await startSpread([new Worker(serverFile)], connections);
  const three = await startSpread(
    sharing.map((shared) => new Worker(serverFile, { LIVE_SHARED: JSON.stringify(shared) })),
    connections,
  );
  try {
    const found = await compare(
      () => three.deliveriesPerCpuSecond(),
      () => one.deliveriesPerCpuSecond(),
      rounds,
    );
    return [
      {
        what: `deliveries a second of processor time to ${connections.toLocaleString('en-US')} connections, three processes over NATS against one`,
        unit: '×',
        bar: { atLeast: 0.9, beyond: 1 },
        ...ratioFigures(found),
        note: 'time of the servers, not of NATS itself',
      },
    ];
  } finally {
    await Promise.all([one.stop(), three.stop()]);
  }
}
