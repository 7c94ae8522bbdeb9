import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

import { type ClientFrame, liveLimits, type LiveErrorCode } from '@scoreline/shared-lib/contract';
import type { Logger } from 'pino';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';

import { parseClientFrame } from './clientFrame';
import { errorFrame, heartbeatFrame } from './frame';
import { Session } from './session';
import type { Topic } from './topic';
import { createVisitors, type Visitor, type VisitorLimits } from './visitors';

/** Whether a connection may be opened, a promise where that has to be looked up; what is no page sends no origin. */
export type AllowOrigin = (
  origin: string | undefined,
  request: IncomingMessage,
) => boolean | Promise<boolean>;

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
  limits: VisitorLimits;
  /** Whose share of the limits a connection takes. */
  addressOf: (request: IncomingMessage) => string;
  logger: Pick<Logger, 'error'>;
  metrics: { connections(count: number): void; conflated(): void };
}

const badFramesAllowed = 20;
/** A client that has read nothing for this many heartbeats is let go. */
const heartbeatsUnread = 60;
const keepAliveMs = 60_000;
const closeMs = 1_000;
/** Thousands who are told at once would be back at once, at another server: 2,000 a second. */
const closingLot = 200;
const closingPauseMs = 100;
const closeCodes = { goingAway: 1001, policy: 1008, tooLarge: 1009 } as const;

const statuses = { forbidden: '403 Forbidden', unavailable: '503 Service Unavailable' } as const;

/** A connection that asks to be let in, and its share of its address's limits. */
interface Arrival {
  request: IncomingMessage;
  socket: Duplex;
  head: Buffer;
  visitor: Visitor;
}

/** Pages of the same host, and whatever is no page. */
export const sameHost: AllowOrigin = (origin, request) =>
  origin === undefined || (URL.canParse(origin) && new URL(origin).host === request.headers.host);

/** The WebSocket side of `GET /live`: who is connected, what they ask, the shared heartbeat. */
export function createGateway({
  now,
  allowOrigin,
  slowClientBytes,
  desk,
  limits,
  addressOf,
  logger,
  metrics,
}: GatewayOptions) {
  const sessions = new Set<Session<Topic>>();
  const visitors = createVisitors(limits, () => performance.now());
  let isClosing = false;
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
    visitors.sweep();
    const frame = heartbeatFrame(now());
    for (const session of sessions) {
      session.heartbeat(frame);
      if (session.missedHeartbeats > heartbeatsUnread) session.webSocket.terminate();
    }
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // Before anything is looked up: what one address may cost has its limit here.
    const visitor = visitors.enter(addressOf(request));
    if (!visitor) return refuse(socket, '429 Too Many Requests');
    socket.once('close', visitor.left);
    const arrival = { request, socket, head, visitor };
    const allowed = allowOrigin(request.headers.origin, request);
    if (typeof allowed === 'boolean') return enter(allowed, arrival);
    // Until it is known nothing else listens to the socket.
    const ignore = () => undefined;
    socket.on('error', ignore);
    void allowed.catch(lookUpFailed).then((isAllowed) => {
      socket.off('error', ignore);
      if (!socket.destroyed) enter(isAllowed, arrival);
    });
  }

  /** Null: nobody knows whether the client may, so it may try again. */
  function lookUpFailed(error: unknown): null {
    logger.error({ err: error }, 'live: who may connect could not be looked up');
    return null;
  }

  function enter(isAllowed: boolean | null, { request, socket, head, visitor }: Arrival): void {
    if (!isAllowed || isClosing) {
      visitor.left();
      return refuse(socket, isAllowed === false ? statuses.forbidden : statuses.unavailable);
    }
    webSockets.handleUpgrade(request, socket, head, (webSocket) =>
      open(webSocket, socket, visitor),
    );
  }

  function open(webSocket: WebSocket, socket: Duplex, visitor: Visitor): void {
    if ('setKeepAlive' in socket && typeof socket.setKeepAlive === 'function')
      socket.setKeepAlive(true, keepAliveMs);
    const session = new Session<Topic>(webSocket, socket, sessionOptions);
    sessions.add(session);
    metrics.connections(sessions.size);
    webSocket.on('message', (data, isBinary) => {
      const frame = read(session, data, isBinary);
      if (frame) obey(session, visitor, frame);
    });
    // ws closes the socket itself; what was wrong with the client is not the server's error.
    webSocket.on('error', () => undefined);
    webSocket.on('close', () => {
      sessions.delete(session);
      desk.left(session);
      metrics.connections(sessions.size);
    });
  }

  function read(session: Session<Topic>, data: RawData, isBinary: boolean): ClientFrame | null {
    if (!Buffer.isBuffer(data) || isBinary) return reject(session, null, 'badFrame');
    if (data.length > liveLimits.frameBytes) {
      session.send(errorFrame(null, 'frameTooLarge'));
      session.webSocket.close(closeCodes.tooLarge);
      return null;
    }
    const parsed = parseClientFrame(data.toString());
    return 'error' in parsed ? reject(session, parsed.id, parsed.error) : parsed.frame;
  }

  function obey(session: Session<Topic>, visitor: Visitor, frame: ClientFrame): void {
    if (frame.op === 'ping') return void session.send(heartbeatFrame(now()));
    if (frame.op === 'unsubscribe') return desk.unsubscribe(session, frame.topics);
    const { id, topics, since = {} } = frame;
    if (!visitor.mayAsk(topics.length)) return void reject(session, id, 'tooFast');
    const error = desk.subscribe(session, id, topics, since);
    if (error) reject(session, id, error);
  }

  function reject(session: Session<Topic>, id: number | null, code: LiveErrorCode): null {
    session.send(errorFrame(id, code));
    session.badFrames += 1;
    if (session.badFrames > badFramesAllowed) session.webSocket.close(closeCodes.policy);
    return null;
  }

  return {
    attach(server: Server): void {
      server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        if (request.url?.split('?', 1)[0] === '/live') upgrade(request, socket, head);
        else if (server.listenerCount('upgrade') === 1) refuse(socket, '404 Not Found');
      });
    },
    /** Takes no more clients, tells them all to go, in lots, and cuts off who has not gone after a second. */
    async close(): Promise<void> {
      isClosing = true;
      clearInterval(heartbeat);
      const leaving = [...sessions];
      for (let at = 0; at < leaving.length; at += closingLot) {
        if (at > 0) await pause(closingPauseMs);
        for (const session of leaving.slice(at, at + closingLot))
          session.webSocket.close(closeCodes.goingAway);
      }
      const until = performance.now() + closeMs;
      while (sessions.size > 0 && performance.now() < until) await pause(20);
      for (const session of sessions) session.webSocket.terminate();
    },
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => undefined);
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
