import type { IncomingMessage } from 'node:http';

import { pino, type DestinationStream, type Logger } from 'pino';

import { activeTraceId } from '../../store/traces/spans';

const secretNames = ['authorization', 'cookie', 'aesid', 'transid', 'deviceid', 'password', 'code'];
const secretPaths = ['headers', 'req.headers', 'body', 'request'].flatMap((part) =>
  secretNames.map((name) => `${part}.${name}`),
);

/** JSON lines on standard output. URLs are logged without their query, headers without credentials. */
export const createLogger = (level: string, to: DestinationStream = pino.destination(1)): Logger =>
  pino(
    {
      level,
      base: null,
      // A request's own logger includes it already.
      mixin(_line, _level, logger) {
        const trace = activeTraceId();
        return trace && !('trace' in logger.bindings()) ? { trace } : {};
      },
      redact: { paths: [...secretPaths, 'key', 'token', 'password'], remove: true },
      serializers: {
        err: presentError,
        req: (request: IncomingMessage) => ({
          method: request.method,
          path: request.url?.split('?', 1)[0],
        }),
      },
    },
    to,
  );

interface ErrorFacts {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: ErrorFacts;
}

/** Omits other properties of an error: a database driver attaches its connection, with all its data. */
function presentError(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { name, message, stack, code, cause } = error as NodeJS.ErrnoException;
  return { type: name, message, code, stack, ...(cause ? { cause: presentError(cause) } : {}) };
}
