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
  /** Its role between processes; by default a step inside this process. */
  kind?: SpanKind;
  attributes?: Attributes;
  links?: Link[];
  /** Whether it starts a new trace. */
  root?: boolean;
}

const nothing = trace.wrapSpanContext(INVALID_SPAN_CONTEXT);
const quiet = createContextKey('scoreline: no spans');

const state = {
  isOn: false,
  tracer: trace.getTracer('scoreline'),
  /** The id of the next root span. */
  nextTraceId: null as string | null,
};

/** Switches spans on or off; while off, each function here costs one comparison. */
export function switchTraces(isOn: boolean): void {
  state.isOn = isOn;
  state.tracer = trace.getTracer('scoreline');
}
export const isTracing = (): boolean => state.isOn;

/** The id for a root span, returned once. */
export function takeTraceId(): string | null {
  const id = state.nextTraceId;
  state.nextTraceId = null;
  return id;
}

/** Starts the span of a request under the id that its answer and log lines carry. */
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

/** Runs `work` in its own span. Records only the type of an error: a message may contain personal data. */
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

/** Starts a span below the active one; null if traces are off or quiet, or none is active. */
export function beginBelow(name: string, facts: SpanFacts): Span | null {
  if (!state.isOn || !trace.getActiveSpan() || isQuiet()) return null;
  return state.tracer.startSpan(name, facts);
}

/** Starts a span, below the active one if there is one; null if traces are off or quiet. */
export const beginOutgoing = (name: string, facts: SpanFacts): Span | null =>
  state.isOn && !isQuiet()
    ? state.tracer.startSpan(name, { kind: SpanKind.CLIENT, ...facts })
    : null;

export function noteFailure(span: Span, error: unknown): void {
  const { name, code } = error as { name?: string; code?: string };
  span.setAttribute('error.type', String(code ?? name ?? typeof error));
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Runs work without spans for its parts. */
export const quietly = <T>(work: () => T): T =>
  state.isOn ? context.with(context.active().setValue(quiet, true), work) : work();

/** The id of the active trace. */
export const activeTraceId = (): string | undefined =>
  state.isOn ? trace.getActiveSpan()?.spanContext().traceId : undefined;

/** The active span as a W3C `traceparent`, for another process to continue. */
export function carried(): string | undefined {
  const found = state.isOn ? trace.getActiveSpan()?.spanContext() : undefined;
  if (!found) return undefined;
  return `00-${found.traceId}-${found.spanId}-${found.traceFlags.toString(16).padStart(2, '0')}`;
}

const traceParent = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-|$)/;

/** The context in a `traceparent`; null if it is invalid. */
export function readTraceParent(text: string | undefined): SpanContext | null {
  const [, traceId = '', spanId = '', flags = ''] = traceParent.exec(text ?? '') ?? [];
  if (!/[^0]/.test(traceId) || !/[^0]/.test(spanId)) return null;
  const traceFlags = parseInt(flags, 16) & TraceFlags.SAMPLED;
  return { traceId, spanId, traceFlags, isRemote: true };
}

/** Continues the trace of another process. */
export function inCarried<T>(text: string | undefined, work: () => T): T {
  const parent = state.isOn ? readTraceParent(text) : null;
  return parent ? context.with(trace.setSpanContext(context.active(), parent), work) : work();
}

/** A link to the active span, for a span with several causes. */
export function causeHere(): Link | null {
  const found = state.isOn ? trace.getActiveSpan()?.spanContext() : undefined;
  return found ? { context: found } : null;
}
