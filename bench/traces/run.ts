import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { register, sealed } from '../encrypted-list/client';
import {
  type Load,
  requestsPerProcessorSecond,
  serveBuilt,
  type Served,
} from '../encrypted-list/processes';
import { compare, ratioFigures } from '../measure';
import { option } from '../options';
import type { Row } from '../results';

const path = '/api/sports-query/match/list';
const request = { sport: 'football', date: '2026-11-21', timeZone: 'Europe/Madrid' };

/** A collector that takes everything and looks at nothing. */
async function openSink() {
  let bytes = 0;
  const server = createServer((incoming, response) => {
    incoming.on('data', (chunk: Buffer) => (bytes += chunk.length));
    incoming.on('end', () => response.setHeader('content-type', 'application/json').end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bytes: () => bytes,
    close: () => server.close(),
  };
}

/**
 * What tracing costs the hot list in a cipher: every call traced, and one in a hundred, each against the same server without a
 * collector. `--connections N` (50), `--seconds N` (3) a measurement, `--rounds N` (5).
 */
export async function run(args: string[]): Promise<Row[]> {
  const load = {
    connections: option(args, '--connections', 50),
    seconds: option(args, '--seconds', 3),
  };
  const sink = await openSink();
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: sink.url };
  const file = 'src/benchmarks/listServer.ts';
  const share = { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.01' };
  const servers = [
    await serveBuilt(file),
    await serveBuilt(file, env),
    await serveBuilt(file, { ...env, ...share }),
  ];
  const asked = await Promise.all(
    servers.map(async (server) => {
      const { url } = server;
      const key = await register(url);
      const headers = { ...key.headers, 'Accept-Cipher': 'gzip' };
      const body = sealed(key.key, JSON.stringify(request));
      return { server, load: { ...load, url: `${url}${path}`, headers, body } };
    }),
  );
  const [without, all, some] = asked;
  const rate = ({ server, load: asking }: { server: Served; load: Load }) =>
    requestsPerProcessorSecond(server, asking);
  const against = async (what: string, traced: NonNullable<typeof all>): Promise<Row> => {
    const found = await compare(
      () => rate(traced),
      () => rate(without!),
      option(args, '--rounds', 5),
    );
    return {
      what: `calls a second of processor time, ${what}, against none`,
      unit: '×',
      ...ratioFigures(found),
    };
  };
  try {
    const rows = [
      await against('one call in a hundred traced', some!),
      await against('every call traced', all!),
    ];
    if (sink.bytes() === 0) throw new Error('No span came: nothing was measured.');
    return rows;
  } finally {
    for (const { child } of servers) child.disconnect();
    sink.close();
  }
}
