import { connect, type Msg, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import type { Logger } from 'pino';

import { readNatsAddress } from './natsAddress';
import { type LiveStreams, openStreams } from './natsStreams';

/** Without an echo of its own messages; reconnects to the engine without a time limit. */
function connectTo(url: string): Promise<NatsConnection> {
  const address = readNatsAddress(url);
  if (!address) throw new Error('the address is none of NATS');
  const { servers, isEncrypted, login } = address;
  return connect({
    servers,
    name: 'scoreline live',
    noEcho: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    ...(isEncrypted && { tls: {} }),
    ...login,
  });
}

async function streamsOf(nc: NatsConnection, prefix: string): Promise<LiveStreams> {
  try {
    return await openStreams(nc, prefix);
  } catch (error) {
    await nc.close();
    throw error;
  }
}

/** After a reconnect, frames may have been missed. */
async function watch(nc: NatsConnection, logger: Logger, back: () => void): Promise<void> {
  for await (const status of nc.status()) {
    if (status.type === 'disconnect') logger.warn('live: NATS is not reachable');
    if (status.type === 'reconnect') back();
  }
}

export interface Engine {
  streams: LiveStreams;
  say(subject: string, message: string | Uint8Array): void;
  hear(subject: string, take: (message: Msg) => void): Subscription;
  /** After it resolves, no received message is missed; `back` is called whenever some may have been. */
  settle(back: () => void): Promise<void>;
  /** Logs one failed message and continues with the next ones. */
  passOver(error: unknown): void;
  close(): Promise<void>;
}

/** @throws if it isn't reachable, or has no JetStream */
export async function openEngine(url: string, prefix: string, logger: Logger): Promise<Engine> {
  const nc = await connectTo(url);
  const streams = await streamsOf(nc, prefix);
  const passOver = (error: unknown): void =>
    logger.warn({ err: error }, 'live: a message was not passed on');
  return {
    ...{ streams, passOver },
    say(subject, message) {
      try {
        if (!nc.isClosed()) nc.publish(subject, message);
      } catch (error) {
        // For example, a message larger than the engine's limit.
        passOver(error);
      }
    },
    hear: (subject, take) =>
      nc.subscribe(subject, {
        callback: (error, message) => (error ? passOver(error) : take(message)),
      }),
    async settle(back) {
      await nc.flush();
      void watch(nc, logger, back);
    },
    close: () => nc.drain().catch(passOver),
  };
}
