import { randomUUID } from 'node:crypto';

import type { Logger } from 'pino';

import type { BusListener, LiveBus } from './bus';
import { openRedisChannels, type SentRequest } from './redisChannels';
import { redisLease } from './redisLease';
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

/**
 * The bus over Redis or Valkey: frames and requests by pub/sub, the writer by a lease. Every term of a writer has a
 * number, which is not Redis's own, as that may come back empty; frames of an older term are dropped, so that one who lost
 * the lease unaware does no harm.
 */
export function createRedisBus(url: string, options: RedisBusOptions): LiveBus {
  const { logger, nextTerm, prefix = 'scoreline:live', leaseMs = 6_000, mayWrite = true } = options;
  const self = randomUUID();
  const unconfirmed = createUnconfirmed();
  const channels = openRedisChannels(url, {
    ...{ logger, prefix },
    frame: receiveFrame,
    request: receiveRequest,
    back: () => {
      if (!writes) listener?.gap();
    },
  });
  const { passOver } = channels;
  const lease = redisLease(channels.commands, `${prefix}:writer`, self, leaseMs);
  let listener: BusListener | null = null;
  let term = 0;
  let writes = false;
  let election: NodeJS.Timeout | null = null;

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
    await channels.request({ op: 'changed', ids });
    unconfirmed.forget(ids);
  }

  async function elect(): Promise<void> {
    try {
      if (writes && (await lease.renew())) return unconfirmed.confirm();
      if (!(await lease.take())) return await stepDown();
      term = await nextTerm().catch(async (error: unknown) => {
        await lease.release();
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

  return {
    async start(to) {
      listener = to;
      await channels.subscribe();
      if (!mayWrite) return;
      await elect();
      election = setInterval(() => void elect(), leaseMs / 3);
    },
    // Every server hears every frame.
    follow: () => undefined,
    unfollow: () => undefined,
    publish: (_topic, text) => channels.sendFrame(`${term} ${self}\n${text}`),
    request: (request) => void channels.request({ ...request, from: self }).catch(passOver),
    remember: unconfirmed.add,
    async close() {
      if (election) clearInterval(election);
      listener = null;
      await lease.release().catch(() => undefined);
      channels.close();
    },
  };
}
