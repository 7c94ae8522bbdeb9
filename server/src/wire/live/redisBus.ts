import { randomUUID } from 'node:crypto';

import { Redis } from 'ioredis';
import type { Logger } from 'pino';

import type { BusListener, LiveBus, LiveRequest } from './bus';
import { createUnconfirmed } from './unconfirmed';

interface RedisBusOptions {
  logger: Logger;
  /** A number above every one it gave before, to whichever server: from what outlives Redis. */
  nextTerm: () => Promise<number>;
  /** Keeps deployments that share a Redis apart. */
  prefix?: string;
  /** How long a writer that went silent is waited for. */
  leaseMs?: number;
  /** False for a server that has no live topics: it never becomes the writer. */
  mayWrite?: boolean;
}

type SentRequest = LiveRequest & { from?: string };

const renewScript = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end return 0`;
const releaseScript = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;

/**
 * The bus over Redis or Valkey: frames and requests by pub/sub, the writer by a lease. Every term of a writer has a
 * number, which is not Redis's own, as that may come back empty; frames of an older term are dropped, so that one who lost
 * the lease unaware does no harm.
 */
export function createRedisBus(url: string, options: RedisBusOptions): LiveBus {
  const { logger, nextTerm, prefix = 'scoreline:live', leaseMs = 6_000, mayWrite = true } = options;
  const lease = `${prefix}:writer`;
  const channels = { frames: `${prefix}:frames`, requests: `${prefix}:requests` };
  const self = randomUUID();
  const commands = new Redis(url, {
    connectionName: prefix,
    lazyConnect: true,
    maxRetriesPerRequest: 1,
  });
  const subscriber = commands.duplicate({ autoResubscribe: false, maxRetriesPerRequest: null });
  let listener: BusListener | null = null;
  let term = 0;
  let writes = false;
  let election: NodeJS.Timeout | null = null;
  let listening = false;
  const unconfirmed = createUnconfirmed();

  for (const connection of [commands, subscriber])
    connection.on('error', (error) => logger.warn({ err: error }, 'live: Redis is not reachable'));
  // Only after the subscription stands is an answer sure to be heard.
  subscriber.on('ready', () => {
    const again = listening;
    listening = true;
    void subscribe().then(() => {
      if (again && !writes) listener?.gap();
    }, passOver);
  });
  subscriber.on('message', (channel: string, message: string) => {
    if (channel === channels.requests) receiveRequest(JSON.parse(message) as SentRequest);
    else receiveFrame(message);
  });

  const subscribe = () => subscriber.subscribe(channels.frames, channels.requests);

  function receiveRequest({ from, ...request }: SentRequest): void {
    if (request.op !== 'announce' || from !== self) listener?.request(request);
  }

  /** `{term} {instance}\n{frame}`: the frame's own text is passed on as it is. */
  function receiveFrame(message: string): void {
    const end = message.indexOf('\n');
    const [theirTerm, instance] = message.slice(0, end).split(' ');
    if (instance === self || Number(theirTerm) < term) return;
    term = Number(theirTerm);
    if (writes) stepDown().catch(passOver);
    listener?.frame(message.slice(end + 1));
  }

  async function setRole(writer: boolean): Promise<void> {
    if (writes === writer) return;
    writes = writer;
    logger.info({ writer, term }, 'live: role among the servers');
    await listener?.role(writer);
  }

  async function stepDown(): Promise<void> {
    await Promise.all([setRole(false), handOver()]);
  }

  /** Frames of a term that was over have reached nobody: whoever writes now reads those matches again. */
  async function handOver(): Promise<void> {
    const ids = unconfirmed.all();
    if (writes || ids.length === 0) return;
    await commands.publish(channels.requests, JSON.stringify({ op: 'changed', ids }));
    unconfirmed.forget(ids);
  }

  async function elect(): Promise<void> {
    try {
      if (writes && (await commands.eval(renewScript, 1, lease, self, leaseMs)) === 1)
        return unconfirmed.confirm();
      if ((await commands.set(lease, self, 'PX', leaseMs, 'NX')) !== 'OK') return await stepDown();
      term = await nextTerm().catch(async (error: unknown) => {
        await release();
        throw error;
      });
      // A lease taken again after it ran out is a new term too: others may have written in between.
      writes = false;
      await setRole(true);
    } catch (error) {
      // Without Redis a writer goes on for its own clients; the term sorts it out afterwards.
      logger.warn({ err: error }, 'live: the writer could not be settled');
    }
  }

  const release = () => commands.eval(releaseScript, 1, lease, self);

  const passOver = (error: unknown): void =>
    logger.warn({ err: error }, 'live: a message was not passed on');

  const send = (channel: string, message: string): void => {
    commands.publish(channel, message).catch(passOver);
  };

  return {
    async start(to) {
      listener = to;
      await subscribe();
      if (!mayWrite) return;
      await elect();
      election = setInterval(() => void elect(), leaseMs / 3);
    },
    // Every server hears every frame.
    follow: () => undefined,
    unfollow: () => undefined,
    publish: (_topic, text) => send(channels.frames, `${term} ${self}\n${text}`),
    request: (request) => send(channels.requests, JSON.stringify({ ...request, from: self })),
    remember: unconfirmed.add,
    async close() {
      if (election) clearInterval(election);
      listener = null;
      await release().catch(() => undefined);
      subscriber.disconnect();
      commands.disconnect();
    },
  };
}
