import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import type { RouteDescriptor } from '@scoreline/shared-lib/contract';

import type { Selection } from '../admission/compose';
import type { BuildStore } from '../build/buildStore';
import {
  createPlayer,
  createRecordedApi,
  type RecordedApi,
  readRecording,
  serveRecordedLive,
  slowMs,
  type Trouble,
  troubles,
} from '../recorded';
import { recordedAddresses } from './addresses';
import { alonePage, alonePath, alonePolicy, troubleCookie } from './alonePage';
import { openStage, type Stage } from './stage';

interface Alone {
  name: string;
  routes: readonly RouteDescriptor[];
  /** Origin that serves the build of the working tree. */
  devOrigin: string;
  port: number;
  /** Playback speed of live data; 1 is the recorded speed. */
  pace?: number;
}

const api = /^\/api\/([\w/-]+)$/;

function troubleOf({ headers }: IncomingMessage): Trouble {
  const [, chosen] = new RegExp(`${troubleCookie}=(\\w+)`).exec(headers.cookie ?? '') ?? [];
  return troubles.find((trouble) => trouble === chosen) ?? 'fine';
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

async function call(
  recorded: RecordedApi,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const trouble = troubleOf(request);
  if (trouble === 'unreachable') return void request.destroy();
  const headers = request.headers as Record<string, string | undefined>;
  const body = await bodyOf(request);
  if (trouble === 'slow') await sleep(slowMs);
  const answer = recorded.answer({ path, headers, body }, trouble);
  const type = answer.body.startsWith('{') ? 'application/json' : 'text/plain';
  response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(answer.body);
}

function sendFrame(page: Parameters<typeof alonePage>[0], response: ServerResponse): void {
  const nonce = randomBytes(16).toString('base64');
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': alonePolicy(nonce),
    'cache-control': 'no-store',
  });
  response.end(alonePage(page, nonce));
}

/**
 * Serves a remote's pages without a server, with recorded answers of both sports: the shell's build, the real store, the real
 * ciphers.
 */
export async function openAlone(
  store: BuildStore,
  selection: Selection,
  { name, routes, devOrigin, port, pace = 1 }: Alone,
): Promise<Stage> {
  const recordings = await Promise.all([readRecording('football'), readRecording('basketball')]);
  const player = createPlayer(recordings, new Date());
  const recorded = createRecordedApi(player);
  const search = `mfe.${name.replace(/^mf-/, '')}=${devOrigin}`;
  const page = { name, addresses: recordedAddresses(routes, player), search };
  return openStage(store, selection, {
    port,
    devOrigin,
    rsaPublicKey: recorded.rsaPublicKey,
    answer(request, response) {
      const { pathname } = new URL(request.url ?? '/', 'http://alone');
      const [, path] = api.exec(pathname) ?? [];
      if (path) {
        call(recorded, path, request, response).catch(() => request.destroy());
        return true;
      }
      if (pathname !== alonePath) return false;
      sendFrame(page, response);
      return true;
    },
    attach: (server) => serveRecordedLive(server, player, pace),
  });
}
