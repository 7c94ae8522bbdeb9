import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { percentile } from '../measure';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const patience = 120_000;

/** A process that answers each order with one message. */
export class Worker {
  private readonly child: ChildProcess;

  /** `file` is relative to this folder, `env` is added to this process's own. */
  constructor(file: string, env: Record<string, string> = {}) {
    this.child = fork(path(file), {
      env: { ...process.env, ...env },
      execArgv: ['--import', 'tsx', '--expose-gc'],
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
  }

  /** The next message. Rejects after two minutes, or when the process ends. */
  hear<T>(): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const done = (finish: () => void) => {
        clearTimeout(timer);
        this.child.off('message', onMessage).off('exit', onExit);
        finish();
      };
      const onMessage = (message: unknown) =>
        done(() => {
          const { error } = message as { error?: string };
          if (error) reject(new Error(error));
          else resolve(message as T);
        });
      const onExit = () => done(() => reject(new Error('a process of the benchmark ended')));
      const timer = setTimeout(
        () => done(() => reject(new Error('no answer within two minutes'))),
        patience,
      );
      this.child.on('message', onMessage).on('exit', onExit);
    });
  }

  tell(order: object): void {
    this.child.send(order);
  }

  ask<T>(order: object): Promise<T> {
    const answer = this.hear<T>();
    this.tell(order);
    return answer;
  }

  stop(): void {
    this.child.disconnect();
  }
}

/** A server and its clients, each in its own process. */
export interface Side {
  server: Worker;
  port: number;
  /** Resident memory per connection in bytes. */
  bytesPerConnection: number;
  /** Deliveries per second while `count` frames are sent back to back. */
  throughput(count: number): Promise<number>;
  /** Deliveries per second of the server's CPU time, independent of other load. */
  deliveriesPerCpuSecond(count: number): Promise<number>;
  /** 99th percentile in milliseconds, from the start of the broadcast to each client. */
  latency(count: number): Promise<number>;
  stop(): void;
}

interface Arrivals {
  arrivals: Float64Array;
  order: Uint16Array;
  end: number;
}

const pauseMs = 400;
const settle = () => new Promise((resolve) => setTimeout(resolve, 1_500));

export async function startSide(serverFile: string, connections: number): Promise<Side> {
  const server = new Worker(serverFile);
  const { port } = await server.hear<{ port: number }>();
  const clients = new Worker('clients.ts');
  const rss = async () => (await server.ask<{ rss: number }>({ op: 'memory' })).rss;
  const before = await rss();
  await clients.ask({ op: 'connect', port, connections });
  await settle();
  const bytesPerConnection = ((await rss()) - before) / connections;

  async function broadcast(count: number, gapMs: number) {
    await clients.ask({ op: 'expect', deltas: count });
    const arrived = clients.hear<Arrivals>();
    const { starts } = await server.ask<{ starts: string[] }>({
      op: 'broadcast',
      count,
      gapMs,
      kind: 'goal',
    });
    return { starts: starts.map(Number), ...(await arrived) };
  }

  const cpuSeconds = async () => {
    const { user, system } = await server.ask<NodeJS.CpuUsage>({ op: 'cpu' });
    return (user + system) / 1e6;
  };

  return {
    server,
    port,
    bytesPerConnection,
    async throughput(count) {
      const { starts, end } = await broadcast(count, 0);
      return (count * connections) / ((end - starts[0]!) / 1e9);
    },
    async deliveriesPerCpuSecond(count) {
      const from = await cpuSeconds();
      await broadcast(count, 0);
      return (count * connections) / ((await cpuSeconds()) - from);
    },
    async latency(count) {
      const { starts, arrivals, order } = await broadcast(count, pauseMs);
      const taken = Array.from(arrivals, (at, index) => (at - starts[order[index]!]!) / 1e6);
      return percentile(taken, 0.99);
    },
    stop() {
      server.stop();
      clients.stop();
    },
  };
}
