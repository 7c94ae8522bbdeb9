import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { type IncomingMessage, request } from 'node:http';

export type Headers = Record<string, string>;

interface PageLoad {
  url: string;
  headers: Headers;
  connections: number;
  seconds: number;
}

/** Pages a second of connections that each wait for an answer before they ask again. */
export async function pagesPerSecond({ url, headers, connections, seconds }: PageLoad) {
  const program = createRequire(import.meta.url).resolve('autocannon/autocannon.js');
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const options = ['-j', '-c', String(connections), '-d', String(seconds)];
  const child = spawn(process.execPath, [program, ...options, ...given, url]);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'close');
  const result = JSON.parse(output) as { requests: { average: number }; non2xx: number };
  if (result.non2xx > 0) throw new Error(`${result.non2xx} pages of ${url} failed`);
  return result.requests.average;
}

/** A page as it travels: compressed, with its headers. */
export async function pageBytes(url: string, headers: Headers) {
  const sent = request(url, { headers });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
  const kept = Object.entries(answer.headers).filter(
    ([name]) => !['connection', 'content-length', 'date', 'keep-alive'].includes(name),
  );
  return {
    body: Buffer.concat(chunks).toString('base64'),
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
  };
}

/** A figure of the server's own, summed over its labels. */
export async function metric(origin: string, name: string): Promise<number> {
  const text = await (await fetch(new URL('/metrics', origin))).text();
  const lines = text
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  if (lines.length === 0) throw new Error(`the server does not count ${name}`);
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}
