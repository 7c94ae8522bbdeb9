import { SpanKind } from '@opentelemetry/api';

import { beginBelow, noteFailure } from './spans';
import { describeStatement } from './statements';

/** Sends a statement, in a span if one is active: records its shape, never a value. */
export function traceStatement<T>(text: string, send: () => Promise<T>): Promise<T> {
  const span = beginBelow('statement', { kind: SpanKind.CLIENT });
  if (!span) return send();
  if (span.isRecording()) {
    const { operation, summary, fingerprint } = describeStatement(text);
    span.updateName(summary);
    span.setAttributes({
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.summary': summary,
      'scoreline.statement': fingerprint,
    });
  }
  const sent = send();
  sent.then(
    () => span.end(),
    (error: unknown) => {
      noteFailure(span, error);
      span.end();
    },
  );
  return sent;
}
