import { WebSocket } from 'ws';

import { spreadOf } from '../measure';
import { option, opsOf } from '../options';
import type { Row } from '../results';

const connections = 1_000;
const sampleMs = 1_000;
const topics = ['matches:football', 'matches:basketball'];

/**
 * Resident memory of a running server, with its whole season and 1,000 live connections. `--url http://127.0.0.1:8080`
 * names the server, `--ops` where it shows its metrics, `--seconds 60` how long it is watched; the figure is the largest one seen.
 */
export async function run(args: string[]): Promise<Row[]> {
  const url = option(args, '--url', 'http://127.0.0.1:8080');
  const seconds = option(args, '--seconds', 60);
  const ops = opsOf(args, url);
  const before = await residentMegabytes(ops);
  const sockets = await connectAll(new URL('/live', url.replace(/^http/, 'ws')).href);
  const figures: number[] = [];
  for (let second = 0; second < seconds; second += 1) {
    await new Promise((resolve) => setTimeout(resolve, sampleMs));
    figures.push(await residentMegabytes(ops));
  }
  for (const socket of sockets) socket.terminate();
  return [
    {
      what: `server with the demo season and ${connections} live connections`,
      value: Math.max(...figures),
      unit: 'MB resident',
      bar: { atMost: 400 },
      baseline: before,
      ...{ rounds: figures.length, spread: spreadOf(figures) },
      note: 'the most of a figure a second; baseline is the same server before they connected',
    },
  ];
}

async function residentMegabytes(url: string): Promise<number> {
  const answer = await fetch(new URL('/metrics', url)).catch(() => null);
  if (!answer?.ok)
    throw new Error(
      `no server answers at ${url}/metrics: start one, or name it by --url and --ops`,
    );
  const bytes = /^process_resident_memory_bytes\S* (\S+)/m.exec(await answer.text())?.[1];
  if (!bytes) throw new Error(`${url}/metrics does not tell process_resident_memory_bytes`);
  return Number(bytes) / 1024 / 1024;
}

async function connectAll(url: string): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  for (let index = 0; index < connections; index += 1) sockets.push(await open(url));
  return sockets;
}

const open = (url: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    socket.on('error', reject);
    socket.on('open', () => {
      socket.send(JSON.stringify({ op: 'subscribe', id: 1, topics }));
      resolve(socket);
    });
  });
