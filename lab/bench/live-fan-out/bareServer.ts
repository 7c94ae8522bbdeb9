import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { WebSocketServer } from 'ws';

/** The baseline: `ws` broadcasts as its documentation does, with the same bytes to every client. */
type Order =
  | { op: 'memory' | 'cpu' }
  | { op: 'frame'; text: string }
  | { op: 'broadcast'; count: number; gapMs: number };

const server = createServer();
const sockets = new WebSocketServer({ server, path: '/live', perMessageDeflate: false });
let frame: Buffer = Buffer.alloc(0);

async function broadcast(count: number, gapMs: number): Promise<string[]> {
  const starts: string[] = [];
  for (let index = 0; index < count; index += 1) {
    starts.push(String(process.hrtime.bigint()));
    for (const client of sockets.clients) client.send(frame, { binary: false });
    await new Promise((resolve) =>
      gapMs > 0 ? setTimeout(resolve, gapMs) : setImmediate(resolve),
    );
  }
  return starts;
}

process.on('message', async (order: Order) => {
  if (order.op === 'frame') frame = Buffer.from(order.text);
  if (order.op === 'memory') {
    globalThis.gc?.();
    process.send?.({ rss: process.memoryUsage().rss });
  }
  if (order.op === 'cpu') process.send?.(process.cpuUsage());
  if (order.op === 'broadcast')
    process.send?.({ starts: await broadcast(order.count, order.gapMs) });
});
process.on('disconnect', () => process.exit());

server.listen(0, '0.0.0.0', 4096, () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
});
