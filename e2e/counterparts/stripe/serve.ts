import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { answer, type Asked } from './api';
import { type Behaviour, fulfil, type Wish } from './control';
import { Ledger } from './ledger';
import { show } from './pages';
import { Webhooks } from './webhooks';

interface Settings {
  port: number;
  secretKey: string;
  webhookSecret: string;
  webhookUrl?: string;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

const types: Record<number, string> = {
  402: 'card_error',
  409: 'idempotency_error',
  429: 'invalid_request_error',
};
const failure = (status: number) => ({
  error: {
    type: types[status] ?? 'api_error',
    message: 'As wanted.',
    ...(status === 404 && { code: 'resource_missing' }),
  },
});

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** A payment provider: the used part of the API, its pages, signed events, and failures on demand. */
export async function serveStripe(settings: Settings): Promise<string> {
  const behaviour: Behaviour = { failures: [], delays: [] };
  const ledger: Ledger = new Ledger((type, object) => webhooks.add(type, object));
  const webhooks = new Webhooks(settings.webhookSecret, ledger.now, settings.webhookUrl);
  /** Answers by idempotency key, so that a repeated call gets the same answer. */
  const given = new Map<string, object>();
  let site = '';

  function call(request: IncomingMessage, asked: Asked, response: ServerResponse): void {
    if (request.headers.authorization !== `Bearer ${settings.secretKey}`)
      return json(response, 401, failure(401));
    const failed = behaviour.failures.shift();
    if (failed) return json(response, failed, failure(failed));
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' ? given.get(key) : undefined;
    const found = known ?? answer(asked, { ledger, site });
    if (found && typeof key === 'string') given.set(key, found);
    return json(response, found ? 200 : 404, found ?? failure(404));
  }

  function visit({ method, path, query, form }: Asked, response: ServerResponse): void {
    const { status, html, location } = show(
      path,
      query,
      method === 'POST' ? form.get('action') : null,
      ledger,
    );
    response
      .writeHead(status, { 'content-type': 'text/html', ...(location && { location }) })
      .end(html);
  }

  const server = createServer((request, response) => {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://localhost');
    const { method = 'GET' } = request;
    void textOf(request).then(async (text) => {
      if (path === '/_control') {
        const wish = JSON.parse(text || '{}') as Wish;
        return json(response, 200, await fulfil(wish, ledger, webhooks, behaviour));
      }
      const asked = { method, path, query, form: new URLSearchParams(text) };
      if (!path.startsWith('/v1/')) return visit(asked, response);
      await pause(behaviour.delays.shift() ?? 0);
      return call(request, asked, response);
    });
  });
  await new Promise<void>((listening) => server.listen(settings.port, 'localhost', listening));
  site = `http://localhost:${(server.address() as AddressInfo).port}`;
  return site;
}
