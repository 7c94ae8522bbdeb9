import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Release } from '@scoreline/shared-lib/contract';

import { compose, type Selection } from '../compose';
import { publicKeys, createKey } from '../keys';
import { signRelease } from '../signature';
import type { Registry } from '../registry';
import { stageBrand, stagePage, stagePolicy } from './stagePage';

export interface Stage {
  origin: string;
  release: Release;
  close(): Promise<void>;
}

const buildFile = /^\/builds\/([a-z][a-z0-9-]*)\/([0-9a-f]{16})\/([\w-]+(?:[./][\w-]+)*)$/;
const types: Record<string, string> = { js: 'text/javascript', json: 'application/json' };

const answer = (response: ServerResponse, status: number, type: string, body: string | Buffer) =>
  void response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);

async function sendFile(registry: Registry, address: string, response: ServerResponse) {
  const [, name = '', build = '', path = ''] = buildFile.exec(address) ?? [];
  const bytes = await readFile(join(registry.build(name, build), path)).catch(() => null);
  const type = types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  if (bytes) answer(response, 200, `${type}; charset=utf-8`, bytes);
  else answer(response, 404, 'text/plain', 'no such file');
}

/** Longer than any check takes. */
const stageLifeMs = 86_400_000;

async function composeRelease(registry: Registry, selection: Selection): Promise<Release> {
  const content = await compose(registry, selection, null);
  const track = { brand: 'stage', env: 'test', channel: 'stable' };
  const now = Date.now();
  const expires = new Date(now + stageLifeMs).toISOString();
  return { ...track, seq: 1, createdAt: new Date(now).toISOString(), expires, ...content };
}

/**
 * Serves a host and remotes of the registry as they would be live, signed with a key of its own, with no API behind
 * them. @throws for builds that are not there.
 */
export async function openStage(registry: Registry, selection: Selection): Promise<Stage> {
  const keys = await mkdtemp(join(tmpdir(), 'stage-'));
  const release = await composeRelease(registry, selection);
  const signed = signRelease(release, await createKey(keys));
  const releaseKeys = await publicKeys(keys);
  await rm(keys, { recursive: true, force: true });

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://stage');
    if (pathname.startsWith('/builds/')) return void sendFile(registry, pathname, response);
    const isPage = request.method === 'GET' && !/\.\w+$|^\/(api|telemetry)\b/.test(pathname);
    if (!isPage) return answer(response, 503, 'text/plain', 'The stage has no data.');
    const nonce = randomBytes(16).toString('base64');
    const origin = `http://${request.headers.host}`;
    const boot = { brand: stageBrand(origin), release: signed, releaseKeys, payload: null };
    response.setHeader('content-security-policy', stagePolicy(nonce));
    answer(response, 200, 'text/html; charset=utf-8', stagePage(boot, release, nonce));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return { origin: `http://127.0.0.1:${port}`, release, close };
}
