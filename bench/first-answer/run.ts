import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import { WebSocket } from 'ws';

import { compare } from '../measure';
import { option } from '../options';
import type { Row } from '../results';

const topic = 'matches:football';
/** From the page's answer to its socket, on a phone that is slow. */
const startMs = 3_000;

/** The number that the first page of a running server begins with. */
async function servedSeq(url: string): Promise<number> {
  const html = await (await fetch(url, { headers: { 'accept-language': 'en-GB' } })).text();
  const [, seq] = /"liveSeq":(\d+)/.exec(html) ?? [];
  if (!seq) throw new Error(`${url} does not say which number its matches have`);
  return Number(seq);
}

/** Bytes of the topic that come before the server has nothing more to say. */
async function firstAnswer(url: string, since?: number): Promise<number> {
  const { origin } = new URL(url);
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/live`, { headers: { origin } });
  await once(socket, 'open');
  let bytes = 0;
  const isSaid = new Promise<void>((resolve) =>
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      // The answer to the ping, which came after the topic was asked for.
      if (text.startsWith('{"op":"heartbeat"')) resolve();
      else bytes += data.length;
    }),
  );
  const from = since === undefined ? {} : { since: { [topic]: since } };
  socket.send(JSON.stringify({ op: 'subscribe', id: 1, topics: [topic], ...from }));
  socket.send(JSON.stringify({ op: 'ping' }));
  await isSaid;
  socket.terminate();
  return bytes;
}

/**
 * Row 17 of the bars: what the live socket first sends to a page that was served three seconds ago, against the image of the day.
 * `--url` names a running server with matches of today.
 */
export async function run(args: string[]): Promise<Row[]> {
  const url = new URL('/en', option(args, '--url', 'http://127.0.0.1:8080/')).href;
  const { ours, baseline, ratio, spread, rounds } = await compare(
    async () => {
      const seq = await servedSeq(url);
      await sleep(startMs);
      return firstAnswer(url, seq);
    },
    () => firstAnswer(url),
  );
  return [
    {
      what: 'bytes of the first answer to a page that was served 3 s ago, against the image',
      value: ratio * 100,
      unit: '%',
      bar: { atMost: 2, beyond: 0.5 },
      ...{ ours, baseline, rounds },
      spread: { least: spread.least * 100, most: spread.most * 100 },
    },
  ];
}
