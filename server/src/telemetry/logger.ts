import type { IncomingMessage } from 'node:http';

import { pino, type Logger } from 'pino';

const secretNames = ['authorization', 'cookie', 'aesid', 'transid', 'deviceid', 'password', 'code'];
const secretPaths = ['headers', 'req.headers', 'body', 'request'].flatMap((place) =>
  secretNames.map((name) => `${place}.${name}`),
);

/** JSON lines on standard output. Addresses are logged without their query, and no header that lets someone in. */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    base: null,
    redact: { paths: [...secretPaths, 'key', 'token', 'password', 'err.parameters'], remove: true },
    serializers: {
      req: (request: IncomingMessage) => ({
        method: request.method,
        path: request.url?.split('?', 1)[0],
      }),
    },
  });
