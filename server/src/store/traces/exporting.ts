import { context, diag, DiagLogLevel, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  type IdGenerator,
  ParentBasedSampler,
  RandomIdGenerator,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';

import { traceOutgoing } from './outgoing';
import type { TraceSettings } from './settings';
import { switchTraces, takeTraceId } from './spans';

function samplerOf({ sampler, ratio }: TraceSettings): Sampler {
  const [name] = sampler.split('_').slice(-1);
  const root =
    name === 'traceidratio'
      ? new TraceIdRatioBasedSampler(ratio)
      : name === 'off'
        ? new AlwaysOffSampler()
        : new AlwaysOnSampler();
  return sampler.startsWith('parentbased') ? new ParentBasedSampler({ root }) : root;
}

const random = new RandomIdGenerator();
/** A root span gets the id that its request already has. */
const idGenerator: IdGenerator = {
  generateTraceId: () => takeTraceId() ?? random.generateTraceId(),
  generateSpanId: () => random.generateSpanId(),
};

const batches = ({ url, headers, delayMs, mostWaiting }: TraceSettings) =>
  new BatchSpanProcessor({
    exporter: new OTLPTraceExporter({ url, headers }),
    scheduledDelayMillis: delayMs,
    maxQueueSize: mostWaiting,
  });

const complainMs = 60_000;

/** Logs an unavailable collector once a minute; nothing waits for it. */
function hearComplaints(logger: Pick<Logger, 'warn'>): void {
  let last = -complainMs;
  const complain = (message: string) => {
    if (performance.now() - last < complainMs) return;
    last = performance.now();
    logger.warn({ reason: message }, 'traces: the collector does not take them');
  };
  const ignore = () => undefined;
  const listener = {
    error: complain,
    warn: complain,
    info: ignore,
    debug: ignore,
    verbose: ignore,
  };
  diag.setLogger(listener, DiagLogLevel.WARN);
}

/** Sends spans to a collector by OTLP over HTTP in JSON; the returned function flushes and stops it. */
export function startExporting(
  settings: TraceSettings,
  { role, logger }: { role: string; logger: Pick<Logger, 'warn'> },
): () => Promise<void> {
  hearComplaints(logger);
  const { serviceName } = settings;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'scoreline.role': role }),
    sampler: samplerOf(settings),
    idGenerator,
    spanProcessors: [batches(settings)],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  const endOutgoing = traceOutgoing();
  switchTraces(true);
  return async () => {
    switchTraces(false);
    endOutgoing();
    await provider.shutdown();
    trace.disable();
    context.disable();
  };
}
