import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { fileURLToPath } from 'node:url';

import type { ClientOrder } from './client';

export type Headers = Record<string, string>;

/** Pages per second over connections with one request at a time, measured by a client in its own process. */
export async function pagesPerSecond(order: ClientOrder): Promise<number> {
  const path = fileURLToPath(new URL('client.ts', import.meta.url));
  const child = fork(path, { execArgv: ['--import', 'tsx'] });
  child.send(order);
  const [message] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [
    { perSecond: number } | number,
  ];
  if (typeof message === 'number') throw new Error(`The client ended with ${message}.`);
  return message.perSecond;
}

/** Transfer size of a page: compressed, with headers. */
export async function pageBytes(url: string, headers: Headers) {
  const sent = request(url, { headers });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
  const forwarded = Object.entries(answer.headers).filter(
    ([name]) => !['connection', 'content-length', 'date', 'keep-alive'].includes(name),
  );
  return {
    body: Buffer.concat(chunks).toString('base64'),
    headers: Object.fromEntries(forwarded.map(([name, value]) => [name, String(value)])),
  };
}

/** A metric of the server, summed over its labels. */
export async function metric(ops: string, name: string): Promise<number> {
  const text = await (await fetch(new URL('/metrics', ops))).text();
  const lines = text
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  if (lines.length === 0) throw new Error(`the server does not count ${name}`);
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}
