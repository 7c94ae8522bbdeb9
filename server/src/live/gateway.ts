import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

import { liveLimits, type LiveErrorCode } from '@scoreline/shared-lib/contract';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';

import { parseClientFrame } from './clientFrame';
import { errorFrame, heartbeatFrame } from './frame';
import { Session } from './session';
import type { Topic } from './topic';

/** Whether a connection may be opened; what is no page sends no origin. */
export type AllowOrigin = (origin: string | undefined, request: IncomingMessage) => boolean;

/** Where a client's wishes go. */
export interface Desk {
  subscribe(
    session: Session<Topic>,
    id: number,
    names: string[],
    since: Record<string, number>,
  ): LiveErrorCode | null;
  unsubscribe(session: Session<Topic>, names: string[]): void;
  left(session: Session<Topic>): void;
}

interface GatewayOptions {
  now: () => Date;
  allowOrigin: AllowOrigin;
  slowClientBytes: number;
  desk: Desk;
  metrics: { connections(count: number): void; conflated(): void };
}

const badFramesAllowed = 20;
/** A client that has read nothing for this many heartbeats is let go. */
const heartbeatsUnread = 60;
const keepAliveMs = 60_000;
const closeMs = 1_000;
const closeCodes = { goingAway: 1001, policy: 1008, tooLarge: 1009 } as const;

/** Pages of the same host, and whatever is no page. */
export const sameHost: AllowOrigin = (origin, request) =>
  origin === undefined ||
  (URL.canParse(origin) && new URL(origin).host === request.headers.host);

/** The WebSocket side of `GET /live`: who is connected, what they ask, the shared heartbeat. */
export function createGateway({
  now,
  allowOrigin,
  slowClientBytes,
  desk,
  metrics,
}: GatewayOptions) {
  const sessions = new Set<Session<Topic>>();
  const webSockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    clientTracking: false,
    // Above the protocol's limit, so that a frame little over it is answered before the socket is closed.
    maxPayload: 2 * liveLimits.frameBytes,
  });
  const sessionOptions = { slowClientBytes, conflated: metrics.conflated };
  const heartbeat = setInterval(beat, liveLimits.heartbeatMs);
  heartbeat.unref();

  function beat(): void {
    const frame = heartbeatFrame(now());
    for (const session of sessions) {
      session.heartbeat(frame);
      if (session.missedHeartbeats > heartbeatsUnread) session.webSocket.terminate();
    }
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (!allowOrigin(request.headers.origin, request)) return refuse(socket, '403 Forbidden');
    webSockets.handleUpgrade(request, socket, head, (webSocket) => open(webSocket, socket));
  }

  function open(webSocket: WebSocket, socket: Duplex): void {
    if ('setKeepAlive' in socket && typeof socket.setKeepAlive === 'function')
      socket.setKeepAlive(true, keepAliveMs);
    const session = new Session<Topic>(webSocket, socket, sessionOptions);
    sessions.add(session);
    metrics.connections(sessions.size);
    webSocket.on('message', (data, isBinary) => receive(session, data, isBinary));
    // ws closes the socket itself; what was wrong with the client is not the server's error.
    webSocket.on('error', () => undefined);
    webSocket.on('close', () => {
      sessions.delete(session);
      desk.left(session);
      metrics.connections(sessions.size);
    });
  }

  function receive(session: Session<Topic>, data: RawData, isBinary: boolean): void {
    if (!Buffer.isBuffer(data) || isBinary) return reject(session, null, 'badFrame');
    if (data.length > liveLimits.frameBytes) {
      session.send(errorFrame(null, 'frameTooLarge'));
      return session.webSocket.close(closeCodes.tooLarge);
    }
    const parsed = parseClientFrame(data.toString());
    if ('error' in parsed) return reject(session, parsed.id, parsed.error);
    const { frame } = parsed;
    if (frame.op === 'ping') session.send(heartbeatFrame(now()));
    else if (frame.op === 'unsubscribe') desk.unsubscribe(session, frame.topics);
    else {
      const error = desk.subscribe(session, frame.id, frame.topics, frame.since ?? {});
      if (error) reject(session, frame.id, error);
    }
  }

  function reject(session: Session<Topic>, id: number | null, code: LiveErrorCode): void {
    session.send(errorFrame(id, code));
    session.badFrames += 1;
    if (session.badFrames > badFramesAllowed) session.webSocket.close(closeCodes.policy);
  }

  return {
    attach(server: Server): void {
      server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        if (request.url?.split('?', 1)[0] === '/live') upgrade(request, socket, head);
        else if (server.listenerCount('upgrade') === 1) refuse(socket, '404 Not Found');
      });
    },
    /** Tells every client to go, and cuts off who has not gone after a second. */
    async close(): Promise<void> {
      clearInterval(heartbeat);
      for (const session of sessions) session.webSocket.close(closeCodes.goingAway);
      const until = performance.now() + closeMs;
      while (sessions.size > 0 && performance.now() < until)
        await new Promise((r) => setTimeout(r, 20));
      for (const session of sessions) session.webSocket.terminate();
    },
  };
}

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => undefined);
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
