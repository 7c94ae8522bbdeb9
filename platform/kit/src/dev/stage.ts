import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { type Boot, type Release, releaseStatement } from '@scoreline/shared-lib/contract';

import { compose, type Selection } from '../admission/compose';
import type { BuildStore } from '../build/buildStore';
import { createPrivateKey, publicHalf, signText } from '../client/teamKey';
import { stageBrand, stagePage, stagePolicy } from './stagePage';

/** The API behind the pages of a stage. */
export interface StageSite {
  port: number;
  rsaPublicKey: string;
  /** Origin of developers' builds. */
  devOrigin: string;
  /** Answers requests other than pages and build files; returns false for an unknown address. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Called with the server before it listens. */
  attach(server: Server): void;
}

export interface Stage {
  origin: string;
  release: Release;
  close(): Promise<void>;
}

const buildFile = /^\/builds\/([a-z][a-z0-9-]*)\/([0-9a-f]{16})\/([\w-]+(?:[./][\w-]+)*)$/;
const types: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
};

const answer = (response: ServerResponse, status: number, type: string, body: string | Buffer) =>
  void response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);

async function sendFile(store: BuildStore, address: string, response: ServerResponse) {
  const [, name = '', build = '', path = ''] = buildFile.exec(address) ?? [];
  const bytes = await readFile(join(store.build(name, build), path)).catch(() => null);
  const type = types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  if (bytes) answer(response, 200, `${type}; charset=utf-8`, bytes);
  else answer(response, 404, 'text/plain', 'no such file');
}

/** Longer than any check takes. */
const stageLifeMs = 86_400_000;

async function composeRelease(store: BuildStore, selection: Selection): Promise<Release> {
  const content = await compose(store, selection, null);
  const track = { brand: 'stage', env: 'test', channel: 'stable' };
  const now = Date.now();
  const expires = new Date(now + stageLifeMs).toISOString();
  return { ...track, seq: 1, createdAt: new Date(now).toISOString(), expires, ...content };
}

/** Styles that the page server inlines into pages of the shell's build. */
const stylesOf = (store: BuildStore, { shell }: Release): Promise<string> =>
  readFile(join(store.build('shell', shell.build), 'themes/scoreline.css'), 'utf8').catch(() => '');

function bootOf(origin: string, signed: Omit<Boot, 'brand' | 'payload'>, site?: StageSite): Boot {
  const brand = stageBrand(origin);
  const boot = { brand, ...signed, payload: null };
  if (!site) return boot;
  const own = { ...brand, rsaPublicKey: site.rsaPublicKey, demoData: true };
  return { ...boot, brand: own, devRemotes: ['localhost'] };
}

/**
 * Serves the shell and remotes of the store as a live site would, signed with a key of its own; `site` answers their requests.
 * @throws if a build is missing.
 */
export async function openStage(
  store: BuildStore,
  selection: Selection,
  site?: StageSite,
): Promise<Stage> {
  const release = await composeRelease(store, selection);
  const key = createPrivateKey();
  const { text, signature, keyId } = signText(JSON.stringify(release), key);
  const digest = createHash('sha512').update(text).digest('hex');
  const { signature: digestSignature } = signText(releaseStatement(digest), key);
  const signed = { release: text, signature, digestSignature, keyId };
  const releaseKeys = { [keyId]: publicHalf(key) };

  const styles = await stylesOf(store, release);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://stage');
    if (pathname.startsWith('/builds/')) return void sendFile(store, pathname, response);
    if (site?.answer(request, response)) return;
    const isPage = request.method === 'GET' && !/\.\w+$|^\/(api|telemetry)\b/.test(pathname);
    if (!isPage) return answer(response, 503, 'text/plain', 'The stage has no data.');
    const nonce = randomBytes(16).toString('base64');
    const { host = '' } = request.headers;
    const boot = bootOf(`http://${host}`, { release: signed, releaseKeys }, site);
    const asked = site ? [`ws://${host}`, site.devOrigin] : [];
    response.setHeader('content-security-policy', stagePolicy(nonce, asked));
    const page = stagePage({ boot, release, pathname, nonce, styles });
    answer(response, 200, 'text/html; charset=utf-8', page);
  });
  site?.attach(server);
  await new Promise<void>((done, fail) => {
    server.once('error', fail).listen(site?.port ?? 0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return { origin: `http://127.0.0.1:${port}`, release, close };
}
