import { context, type Context, type Span, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { beginRequest, isTracing } from '../../store/traces/spans';
import { traceParentOf } from '../gateway/request/headers';

interface Options {
  /** Whether the caller's `traceparent` is the parent span and decides about recording; otherwise only its trace id is used. */
  followsCaller: boolean;
}

/** Polled by machines every second. */
const unseen = new Set(['/healthz', '/readyz', '/metrics']);

interface Begun {
  span: Span;
  at: Context;
}

/** Creates a span per request, with everything it causes inside. Call it before adding routes. */
export function traceRequests(app: FastifyInstance, { followsCaller }: Options): void {
  if (!isTracing()) return;
  const begun = new WeakMap<FastifyRequest, Begun>();
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    if (unseen.has(route)) return done();
    const parent = followsCaller ? traceParentOf(request.headers) : null;
    const span = beginRequest(request.id, parent, {
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'url.path': request.url.split('?', 1)[0]!,
      },
    });
    span.updateName(`${request.method} ${route}`);
    const at = trace.setSpan(context.active(), span);
    begun.set(request, { span, at });
    return context.with(at, done);
  });
  // The body is read in the context of its socket.
  app.addHook('preValidation', (request, _reply, done) => {
    const at = begun.get(request)?.at;
    return at ? context.with(at, done) : done();
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = begun.get(request)?.span;
    if (!span) return;
    span.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
}

export function nameRequest(name: string): void {
  if (isTracing()) trace.getActiveSpan()?.updateName(name);
}
