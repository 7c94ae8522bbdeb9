import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

import { createFrameCounter } from './frameCounter';

/**
 * Thousands of connections in one process, which reads frames without decompressing, so that the clients are not the bottleneck.
 * Message commands: connect, then wait for a number of deltas on every connection.
 */
type Order =
  { op: 'connect'; port: number; connections: number } | { op: 'expect'; deltas: number };

const atOnce = 200;
/** One local address has too few ports for all connections. */
const addresses = 8;
const sockets: Socket[] = [];
let deltas = 0;
let awaited = 0;
let arrivals = new Float64Array(0);
const seen = new Map<number, number>();

function onDelta(connection: number): void {
  const index = seen.get(connection) ?? 0;
  seen.set(connection, index + 1);
  arrivals[deltas] = Number(process.hrtime.bigint());
  order[deltas] = index;
  deltas += 1;
  if (deltas === awaited) report();
}
let order = new Uint16Array(0);

function report(): void {
  process.send?.({ arrivals, order, end: arrivals[awaited - 1] });
}

function subscribeFrame(): Buffer {
  const payload = Buffer.from(
    JSON.stringify({ op: 'subscribe', id: 1, topics: ['matches:football'] }),
  );
  // A mask of zeros leaves the payload unchanged.
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}

function open(port: number, connection: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let head = '';
    const count = createFrameCounter(() => onDelta(connection));
    const localAddress = `127.0.0.${2 + (connection % addresses)}`;
    const socket = connect({ port, host: '127.0.0.1', localAddress, noDelay: true });
    sockets.push(socket);
    socket.on('error', reject);
    socket.on('connect', () => socket.write(handshake(port)));
    socket.on('data', function first(bytes: Buffer) {
      head += bytes.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      if (!head.startsWith('HTTP/1.1 101')) return reject(new Error(head.slice(0, 80)));
      socket.off('data', first);
      const rest = Buffer.from(head.slice(end + 4), 'latin1');
      socket.on('data', count);
      if (rest.length > 0) count(rest);
      socket.write(subscribeFrame());
      resolve();
    });
  });
}

const handshake = (port: number): string =>
  [
    'GET /live HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    '\r\n',
  ].join('\r\n');

async function openAll(port: number, connections: number): Promise<void> {
  for (let from = 0; from < connections; from += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, connections - from) }, (_, i) => from + i);
    await Promise.all(some.map((connection) => open(port, connection)));
  }
}

process.on('message', async (message: Order) => {
  if (message.op === 'connect') {
    try {
      await openAll(message.port, message.connections);
      process.send?.({ connected: sockets.length });
    } catch (error) {
      process.send?.({ error: String(error) });
    }
    return;
  }
  awaited = message.deltas * sockets.length;
  deltas = 0;
  seen.clear();
  arrivals = new Float64Array(awaited);
  order = new Uint16Array(awaited);
  process.send?.({ ready: true });
});
process.on('disconnect', () => process.exit());
