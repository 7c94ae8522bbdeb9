import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

import { liveLimits } from '@scoreline/shared-lib/contract';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';

import { createMessageReceiver } from './clientMessages';
import { createEntrance, type AllowOrigin } from './entrance';
import { heartbeatFrame } from './frame';
import { Session } from './session';
import type { Subscriptions } from './subscriptions';
import type { Topic } from '../topics/topic';
import { createVisitors, type Visitor, type VisitorLimits } from './visitors';

interface GatewayOptions {
  now: () => Date;
  allowOrigin: AllowOrigin;
  slowClientBytes: number;
  subscriptions: Subscriptions;
  limits: VisitorLimits;
  /** The address whose limits a connection uses. */
  addressOf: (request: IncomingMessage) => string;
  logger: Pick<Logger, 'error'>;
  metrics: { connections(count: number): void; conflated(): void };
}

/** A client that has read nothing for this many heartbeats is disconnected. */
const heartbeatsUnread = 60;
const keepAliveMs = 60_000;
const closeMs = 1_000;
/** Clients are closed in lots of this size, 2,000 a second; otherwise thousands would reconnect to another server at once. */
const closingLot = 200;
const closingPauseMs = 100;
const goingAway = 1001;

/** The WebSocket side of `GET /live`: connections, their requests, and the shared heartbeat. */
export function createGateway(options: GatewayOptions) {
  const { now, slowClientBytes, subscriptions, addressOf, metrics } = options;
  const sessions = new Set<Session<Topic>>();
  const visitors = createVisitors(options.limits, () => performance.now());
  const receive = createMessageReceiver({ now, subscriptions });
  const entrance = createEntrance({
    allowOrigin: options.allowOrigin,
    visitorFrom: (request) => visitors.enter(addressOf(request)),
    opened: open,
    logger: options.logger,
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

  function open(webSocket: WebSocket, socket: Duplex, visitor: Visitor): void {
    if ('setKeepAlive' in socket && typeof socket.setKeepAlive === 'function')
      socket.setKeepAlive(true, keepAliveMs);
    const session = new Session<Topic>(webSocket, socket, sessionOptions);
    sessions.add(session);
    metrics.connections(sessions.size);
    webSocket.on('message', (data, isBinary) => receive(session, visitor, data, isBinary));
    // ws closes the socket itself, and a client's fault is not a server error.
    webSocket.on('error', () => undefined);
    webSocket.on('close', () => {
      sessions.delete(session);
      subscriptions.left(session);
      metrics.connections(sessions.size);
    });
  }

  return {
    attach: (server: Server): void => entrance.attach(server),
    /** Whether an HTTP request may ask for a topic; it uses the address's limit, as a socket does. */
    mayAsk: (request: IncomingMessage): boolean => visitors.mayAsk(addressOf(request), 1),
    /** Accepts no more clients, asks all to disconnect, in lots, and terminates the rest after a second. */
    async close(): Promise<void> {
      entrance.close();
      clearInterval(heartbeat);
      await sendAway(sessions);
    },
  };
}

async function sendAway(sessions: ReadonlySet<Session<Topic>>): Promise<void> {
  const leaving = [...sessions];
  for (let at = 0; at < leaving.length; at += closingLot) {
    if (at > 0) await pause(closingPauseMs);
    for (const session of leaving.slice(at, at + closingLot)) session.webSocket.close(goingAway);
  }
  const until = performance.now() + closeMs;
  while (sessions.size > 0 && performance.now() < until) await pause(20);
  for (const session of sessions) session.webSocket.terminate();
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
