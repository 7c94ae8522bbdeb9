import { Redis } from 'ioredis';
import type { Logger } from 'pino';

import type { LiveRequest } from './bus';

/** A request as it goes over Redis: `from` names the server that sent it. */
export type SentRequest = LiveRequest & { from?: string };

interface ChannelOptions {
  logger: Logger;
  prefix: string;
  frame: (message: string) => void;
  request: (request: SentRequest) => void;
  /** The connection is back: what was published meanwhile is lost. */
  back: () => void;
}

/** Two connections to Redis: one for commands and messages out, one that hears frames and requests. */
export function openRedisChannels(url: string, options: ChannelOptions) {
  const { logger, prefix } = options;
  const channels = { frames: `${prefix}:frames`, requests: `${prefix}:requests` };
  const commands = new Redis(url, {
    connectionName: prefix,
    lazyConnect: true,
    maxRetriesPerRequest: 1,
  });
  const subscriber = commands.duplicate({ autoResubscribe: false, maxRetriesPerRequest: null });
  let wasReady = false;

  const passOver = (error: unknown): void =>
    logger.warn({ err: error }, 'live: a message was not passed on');
  const subscribe = async (): Promise<void> =>
    void (await subscriber.subscribe(channels.frames, channels.requests));

  for (const connection of [commands, subscriber])
    connection.on('error', (error) => logger.warn({ err: error }, 'live: Redis is not reachable'));
  // Only after the subscription stands is an answer sure to be heard.
  subscriber.on('ready', () => {
    const again = wasReady;
    wasReady = true;
    void subscribe().then(() => {
      if (again) options.back();
    }, passOver);
  });
  subscriber.on('message', (channel: string, message: string) => {
    if (channel === channels.requests) options.request(JSON.parse(message) as SentRequest);
    else options.frame(message);
  });

  return {
    commands,
    subscribe,
    passOver,
    /** Resolves when Redis has it. */
    async request(request: SentRequest): Promise<void> {
      await commands.publish(channels.requests, JSON.stringify(request));
    },
    sendFrame(message: string): void {
      commands.publish(channels.frames, message).catch(passOver);
    },
    close(): void {
      subscriber.disconnect();
      commands.disconnect();
    },
  };
}
