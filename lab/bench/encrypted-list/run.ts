import { createDecipheriv } from 'node:crypto';

import { compare, type Comparison, ratioFigures } from '../measure';
import { option } from '../options';
import type { Row } from '../results';
import { type Key, register, sealed } from './client';
import { requestsPerSecond, serve, serveBuilt } from './processes';

const path = '/api/sports-query/match/list';
const request = { sport: 'football', date: '2026-11-21', timeZone: 'Europe/Madrid' };

/**
 * Row 10 of the bars: the most requested list, encrypted. The baseline is Fastify sending the same JSON unencrypted.
 * `--connections N` (50), `--seconds N` (3) per measurement, `--rounds N` (5).
 */
export async function run(args: string[]): Promise<Row[]> {
  const connections = option(args, '--connections', 50);
  const seconds = option(args, '--seconds', 3);
  const ours = await serveBuilt('src/benchmarks/listServer.ts');
  const key = await register(ours.url);
  const body = sealed(key.key, JSON.stringify(request));
  const plainText = await plainAnswer(ours.url, key, body);
  const plain = await serve('./plainServer.ts', { text: plainText });
  const load = { body, connections, seconds };
  const encrypted = { ...load, url: `${ours.url}${path}`, headers: key.headers };
  const compressed = { ...encrypted, headers: { ...key.headers, 'Accept-Cipher': 'gzip' } };
  const baseline = { ...load, url: `${plain.url}/list`, headers: { 'content-type': 'text/plain' } };
  const against = (ours: typeof encrypted) =>
    compare(
      () => requestsPerSecond(ours),
      () => requestsPerSecond(baseline),
      option(args, '--rounds', 5),
    );
  try {
    const kilobytes = (Buffer.byteLength(plainText) / 1024).toFixed(1);
    const row = (what: string, found: Comparison): Row => ({
      what: `requests a second of the ${kilobytes} KB list, ${what}, against Fastify in the plain`,
      unit: '×',
      bar: { atLeast: 0.4, beyond: 0.8 },
      ...ratioFigures(found),
    });
    return [
      row('encrypted', await against(encrypted)),
      row('compressed and encrypted', await against(compressed)),
    ];
  } finally {
    ours.child.disconnect();
    plain.child.disconnect();
  }
}

async function plainAnswer(url: string, { key, headers }: Key, body: string): Promise<string> {
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body });
  const bytes = Buffer.from(await answer.text(), 'base64');
  const decipher = createDecipheriv('aes-128-cbc', key, bytes.subarray(0, 16));
  return Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]).toString();
}
