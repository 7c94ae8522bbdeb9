import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';

import type { Span } from '@opentelemetry/api';

import { beginOutgoing, noteFailure } from './spans';

interface FetchRequest {
  origin: string;
  method: string;
}

/** Records only the method and host of an outgoing call: addresses of push services and providers contain secrets. */
const begin = (method: string, host: string) =>
  beginOutgoing(`${method} ${host}`, {
    attributes: { 'http.request.method': method, 'server.address': host },
  });

function end(span: Span | undefined, status: number): void {
  if (!span) return;
  span.setAttribute('http.response.status_code', status);
  if (status >= 400) noteFailure(span, { code: String(status) });
  span.end();
}

/** Creates a span for each call to another host, by `fetch` or Node's own client, until the returned function is called. */
export function traceOutgoing(): () => void {
  const spans = new WeakMap<object, Span>();
  const begun = (request: object, span: Span | null) => void (span && spans.set(request, span));
  const failed = (request: object, error: unknown) => {
    const span = spans.get(request);
    if (!span) return;
    noteFailure(span, error);
    span.end();
  };
  const handlers: Record<string, (message: unknown) => void> = {
    'undici:request:create': (message) => {
      const { request } = message as { request: FetchRequest };
      begun(request, begin(request.method, new URL(request.origin).host));
    },
    'undici:request:headers': (message) => {
      const { request, response } = message as {
        request: object;
        response: { statusCode: number };
      };
      end(spans.get(request), response.statusCode);
    },
    'undici:request:error': (message) => {
      const { request, error } = message as { request: object; error: unknown };
      failed(request, error);
    },
    'http.client.request.start': (message) => {
      const { request } = message as { request: ClientRequest };
      begun(request, begin(request.method, String(request.getHeader('host'))));
    },
    'http.client.response.finish': (message) => {
      const { request, response } = message as { request: object; response: IncomingMessage };
      end(spans.get(request), response.statusCode ?? 0);
    },
    'http.client.request.error': (message) => {
      const { request, error } = message as { request: object; error: unknown };
      failed(request, error);
    },
  };
  for (const [name, handle] of Object.entries(handlers)) subscribe(name, handle);
  return () => {
    for (const [name, handle] of Object.entries(handlers)) unsubscribe(name, handle);
  };
}
