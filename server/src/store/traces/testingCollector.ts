import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number | string };
}

/** A span in OTLP's JSON. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  /** 1 inside, 2 server, 3 client. */
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Attribute[];
  links?: { traceId: string; spanId: string }[];
  status: { code?: number };
}

interface ExportRequest {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: ReceivedSpan[] }[];
  }[];
}

export const attributesOf = ({ attributes }: { attributes: Attribute[] }) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
  );

export const ofTrace =
  (id: string) =>
  ({ traceId }: ReceivedSpan): boolean =>
    traceId === id;

/** A collector of traces: OTLP over HTTP, in JSON (opentelemetry-proto, `ExportTraceServiceRequest`). */
export async function openCollector() {
  const spans: ReceivedSpan[] = [];
  const received: { text: string; headers: Record<string, unknown> }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const isOtlp =
        request.method === 'POST' &&
        request.url === '/v1/traces' &&
        request.headers['content-type'] === 'application/json';
      if (!isOtlp) return response.writeHead(400).end();
      const text = Buffer.concat(chunks).toString();
      received.push({ text, headers: request.headers });
      const { resourceSpans } = JSON.parse(text) as ExportRequest;
      for (const { resource, scopeSpans } of resourceSpans) {
        if (attributesOf(resource)['service.name'] === undefined)
          return response.writeHead(400).end();
        for (const scope of scopeSpans) spans.push(...scope.spans);
      }
      return response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const named = (name: string, fits: (span: ReceivedSpan) => boolean = () => true) =>
    spans.filter((span) => span.name === name && fits(span));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    received,
    /** A span that has arrived, or arrives within ten seconds. */
    async span(name: string, fits?: (span: ReceivedSpan) => boolean): Promise<ReceivedSpan> {
      for (const end = Date.now() + 10_000; Date.now() < end; await sleep(20)) {
        const [found] = named(name, fits);
        if (found) return found;
      }
      const names = spans.map((span) => span.name).join(', ');
      throw new Error(`No span ${name} came; there are ${names}.`);
    },
    named,
    /** The names of a trace's spans, each below its parent. */
    tree(traceId: string): string[] {
      const all = spans
        .filter((span) => span.traceId === traceId)
        .sort((a, b) => Number(BigInt(a.startTimeUnixNano) - BigInt(b.startTimeUnixNano)));
      const below = (parent: string | undefined, depth: number): string[] =>
        all
          .filter(({ parentSpanId }) => (parentSpanId || undefined) === parent)
          .flatMap(({ name, spanId }) => ['  '.repeat(depth) + name, ...below(spanId, depth + 1)]);
      return below(undefined, 0);
    },
    close: () => new Promise((done) => server.close(done)),
  };
}
