import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { duringTests } from '@scoreline/database/duringTests';
import { openTestDatabase } from '@scoreline/database/testing';
import { openCollector } from './store/traces/testingCollector';
import { startServer } from './wire/gateway/testingServer';

const startMs = 180_000;
const test = duringTests(openTestDatabase);
const collector = duringTests(openCollector);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scoreline-loaded-'));
  const probe = `process.on('exit', () => require('fs').writeFileSync(process.env.LOADED,
    JSON.stringify(Object.keys(require('module')._cache))))`;
  await writeFile(join(folder, 'probe.cjs'), probe);
});
afterAll(() => rm(folder, { recursive: true }));

/** OpenTelemetry packages that a server loads between its start and its end. */
async function loadedBy(env: Record<string, string>): Promise<string[]> {
  const file = join(folder, 'loaded.json');
  const probe = `--require ${join(folder, 'probe.cjs')}`;
  const own = { DATABASE_URL: test.url, LOADED: file, NODE_OPTIONS: probe };
  const server = await startServer(folder, { ...own, ...env });
  await server.app.inject({ url: '/robots.txt' });
  expect((await server.stop()).code).toBe(0);
  const paths = JSON.parse(await readFile(file, 'utf8')) as string[];
  const names = paths.map((path) => /.*@opentelemetry\/([\w-]+)/.exec(path)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}

it(
  'a server loads what sends traces only where a collector is named, and sends the last of them as it stops',
  async () => {
    expect(await loadedBy({})).toEqual(['api']);
    expect(collector.received).toEqual([]);
    const loaded = await loadedBy({
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-team=live%20scores',
      OTEL_BSP_SCHEDULE_DELAY: '600000',
    });
    expect(loaded).toEqual(expect.arrayContaining(['sdk-trace', 'exporter-trace-otlp-http']));
    expect(collector.named('GET /robots.txt')).toHaveLength(1);
    expect(collector.received[0]!.headers['x-team']).toBe('live scores');
  },
  2 * startMs,
);
