import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

import { liveLimits } from '@scoreline/shared-lib/contract';
import type { Logger } from 'pino';
import { WebSocketServer, type WebSocket } from 'ws';

import type { Visitor } from './visitors';

/** Whether a connection may be opened, as a promise if it needs a lookup. Programs send no origin. */
export type AllowOrigin = (
  origin: string | undefined,
  request: IncomingMessage,
) => boolean | Promise<boolean>;

/** Allows pages of the same host, and programs. */
export const sameHost: AllowOrigin = (origin, request) =>
  origin === undefined || (URL.canParse(origin) && new URL(origin).host === request.headers.host);

interface EntranceOptions {
  allowOrigin: AllowOrigin;
  /** Null if the address has its maximum of sockets. */
  visitorFrom: (request: IncomingMessage) => Visitor | null;
  opened: (webSocket: WebSocket, socket: Duplex, visitor: Visitor) => void;
  logger: Pick<Logger, 'error'>;
}

/** A connection that waits for admission, and its share of its address's limits. */
interface Arrival {
  request: IncomingMessage;
  socket: Duplex;
  head: Buffer;
  visitor: Visitor;
}

/** Sockets of an address close when their pages are left. */
const retryAfterSeconds = 60;

const statuses = {
  forbidden: '403 Forbidden',
  unknown: '404 Not Found',
  tooMany: '429 Too Many Requests',
  unavailable: '503 Service Unavailable',
} as const;

/** Decides who may open a socket at `GET /live`, and opens it. */
export function createEntrance({ allowOrigin, visitorFrom, opened, logger }: EntranceOptions) {
  let isClosed = false;
  const webSockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    clientTracking: false,
    // Above the protocol's limit, so that a slightly larger frame gets an answer before the socket closes.
    maxPayload: 2 * liveLimits.frameBytes,
  });

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // Checked before any lookup, to limit the cost of one address.
    const visitor = visitorFrom(request);
    if (!visitor) return refuse(socket, statuses.tooMany);
    socket.once('close', visitor.left);
    const arrival = { request, socket, head, visitor };
    const allowed = allowOrigin(request.headers.origin, request);
    if (typeof allowed === 'boolean') return enter(allowed, arrival);
    // Until the decision, nothing else handles the socket's errors.
    const ignore = () => undefined;
    socket.on('error', ignore);
    void allowed.catch(lookUpFailed).then((isAllowed) => {
      socket.off('error', ignore);
      if (!socket.destroyed) enter(isAllowed, arrival);
    });
  }

  /** Null: the result is unknown, so the client may retry. */
  function lookUpFailed(error: unknown): null {
    logger.error({ err: error }, 'live: who may connect could not be looked up');
    return null;
  }

  function enter(isAllowed: boolean | null, { request, socket, head, visitor }: Arrival): void {
    if (!isAllowed || isClosed) {
      visitor.left();
      return refuse(socket, isAllowed === false ? statuses.forbidden : statuses.unavailable);
    }
    webSockets.handleUpgrade(request, socket, head, (webSocket) =>
      opened(webSocket, socket, visitor),
    );
  }

  return {
    attach(server: Server): void {
      server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        if (request.url?.split('?', 1)[0] === '/live') upgrade(request, socket, head);
        else if (server.listenerCount('upgrade') === 1) refuse(socket, statuses.unknown);
      });
    },
    close(): void {
      isClosed = true;
    },
  };
}

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => undefined);
  const wait = status === statuses.tooMany ? `Retry-After: ${retryAfterSeconds}\r\n` : '';
  socket.end(`HTTP/1.1 ${status}\r\n${wait}Connection: close\r\nContent-Length: 0\r\n\r\n`);
}
