import {
  type Attributes,
  context,
  createContextKey,
  INVALID_SPAN_CONTEXT,
  type Link,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api';

export interface SpanFacts {
  /** What it is to the rest of the world; a step inside this process where it is not given. */
  kind?: SpanKind;
  attributes?: Attributes;
  links?: Link[];
  /** Begins a trace of its own. */
  root?: boolean;
}

const nothing = trace.wrapSpanContext(INVALID_SPAN_CONTEXT);
const quiet = createContextKey('scoreline: no spans');

const state = {
  isOn: false,
  tracer: trace.getTracer('scoreline'),
  /** The id that the next root span takes. */
  nextTraceId: null as string | null,
};

/** From then on spans are made; until then each function here costs a comparison. */
export function switchTraces(isOn: boolean): void {
  state.isOn = isOn;
  state.tracer = trace.getTracer('scoreline');
}
export const isTracing = (): boolean => state.isOn;

/** The id that a root span is to have, once. */
export function takeTraceId(): string | null {
  const id = state.nextTraceId;
  state.nextTraceId = null;
  return id;
}

/** Begins the span of a request under the id that its answer and its log lines carry. */
export function beginRequest(traceId: string, parent: SpanContext | null, facts: SpanFacts): Span {
  const options = { kind: SpanKind.SERVER, ...facts };
  if (parent)
    return state.tracer.startSpan(
      'request',
      options,
      trace.setSpanContext(context.active(), parent),
    );
  state.nextTraceId = traceId;
  const span = state.tracer.startSpan('request', { ...options, root: true });
  state.nextTraceId = null;
  return span;
}

const isQuiet = () => context.active().getValue(quiet) === true;

/** Does a work in a span of its own. What it throws is noted by its type: a message may hold somebody's data. */
export function inSpan<T>(
  name: string,
  work: (span: Span) => Promise<T>,
  facts: SpanFacts = {},
): Promise<T> {
  if (!state.isOn || isQuiet()) return work(nothing);
  return state.tracer.startActiveSpan(name, facts, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      noteFailure(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Begins a span below the one that is active; null where none is wanted, or none is active. */
export function beginBelow(name: string, facts: SpanFacts): Span | null {
  if (!state.isOn || !trace.getActiveSpan() || isQuiet()) return null;
  return state.tracer.startSpan(name, facts);
}

/** Begins a span, below the active one where there is one; null where none is wanted. */
export const beginOutgoing = (name: string, facts: SpanFacts): Span | null =>
  state.isOn && !isQuiet()
    ? state.tracer.startSpan(name, { kind: SpanKind.CLIENT, ...facts })
    : null;

export function noteFailure(span: Span, error: unknown): void {
  const { name, code } = error as { name?: string; code?: string };
  span.setAttribute('error.type', String(code ?? name ?? typeof error));
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Does a work of which every part would be a span too many. */
export const quietly = <T>(work: () => T): T =>
  state.isOn ? context.with(context.active().setValue(quiet, true), work) : work();

/** The id of the trace that is under way here. */
export const activeTraceId = (): string | undefined =>
  state.isOn ? trace.getActiveSpan()?.spanContext().traceId : undefined;

/** What is under way here, for somebody else to go on with: a W3C `traceparent`. */
export function carried(): string | undefined {
  const found = state.isOn ? trace.getActiveSpan()?.spanContext() : undefined;
  if (!found) return undefined;
  return `00-${found.traceId}-${found.spanId}-${found.traceFlags.toString(16).padStart(2, '0')}`;
}

const traceParent = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-|$)/;

/** What a `traceparent` names; null where it names nothing. */
export function readTraceParent(text: string | undefined): SpanContext | null {
  const [, traceId = '', spanId = '', flags = ''] = traceParent.exec(text ?? '') ?? [];
  if (!/[^0]/.test(traceId) || !/[^0]/.test(spanId)) return null;
  const traceFlags = parseInt(flags, 16) & TraceFlags.SAMPLED;
  return { traceId, spanId, traceFlags, isRemote: true };
}

/** Goes on with what another process has begun. */
export function inCarried<T>(text: string | undefined, work: () => T): T {
  const parent = state.isOn ? readTraceParent(text) : null;
  return parent ? context.with(trace.setSpanContext(context.active(), parent), work) : work();
}

/** What led here, for a span that has several reasons. */
export function causeHere(): Link | null {
  const found = state.isOn ? trace.getActiveSpan()?.spanContext() : undefined;
  return found ? { context: found } : null;
}
