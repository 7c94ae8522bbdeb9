import { connect, type Msg, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import type { Logger } from 'pino';

import { readNatsAddress } from './natsAddress';
import { type LiveStreams, openStreams } from './natsStreams';

/** Its own messages do not come back; an engine that is away is waited for, however long. */
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

/** After it was away, frames may have been missed. */
async function watch(nc: NatsConnection, logger: Logger, back: () => void): Promise<void> {
  for await (const status of nc.status()) {
    if (status.type === 'disconnect') logger.warn('live: NATS is not reachable');
    if (status.type === 'reconnect') back();
  }
}

export interface Engine {
  /** What the engine keeps. */
  streams: LiveStreams;
  say(subject: string, message: string | Uint8Array): void;
  hear(subject: string, take: (message: Msg) => void): Subscription;
  /** Once it is over, nothing of what is heard is missed; `back` is called whenever something may have been. */
  settle(back: () => void): Promise<void>;
  /** One message fails, and those after it are heard and said. */
  passOver(error: unknown): void;
  close(): Promise<void>;
}

/** @throws where it is not reachable, or has no JetStream. */
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
        // One that is larger than the engine takes, for example.
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
