import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import { lastItem, valueIn } from '@scoreline/shared-lib/contract/lists';

import type { Lease, LeasedWork } from '../../store/jobs/lease';
import type { BusListener, LiveBus, LiveRequest } from './bus';
import { readNatsAddress } from './natsAddress';
import { decodeMessage, encodeMessage } from './natsMessage';
import { type LiveStreams, openStreams } from './natsStreams';
import { createUnconfirmed } from './unconfirmed';

interface NatsBusOptions {
  logger: Logger;
  /** A lease among all servers, whose terms rise: its holder numbers the topics. */
  lease: (work: LeasedWork) => Lease;
  /** Keeps deployments that share an engine apart. */
  prefix?: string;
  /** False for a server that has no live topics: it never becomes the writer. */
  mayWrite?: boolean;
}

/** Who joins a topic reads no more deltas than this after its newest image. */
const deltasAnImage = 64;

interface Followed {
  subscription: Subscription;
  /** What came while the engine was still being asked for what came before. */
  waiting: Uint8Array[] | null;
}

/**
 * The bus over NATS with JetStream. A server hears of the topics it follows alone; what was said before it came it reads
 * from the engine. Every message carries its writer's term, so that one who lost the lease unaware does no harm.
 */
export async function createNatsBus(url: string, options: NatsBusOptions): Promise<LiveBus> {
  const { logger, prefix = 'scoreline-live', mayWrite = true } = options;
  const nc = await connectTo(url);
  const streams = await streamsOf(nc, prefix);
  const followed = new Map<string, Followed>();
  const deltas = new Map<string, number>();
  const unconfirmed = createUnconfirmed();
  const subjects = { requests: `${prefix}.requests`, standing: `${prefix}.standing` };
  let listener: BusListener | null = null;
  /** The highest that was heard of: what is of a lower one is out of date. */
  let newestTerm = 0;
  /** While this server numbers the topics. */
  let ownTerm: number | null = null;
  let lease: Lease | null = null;

  const passOver = (error: unknown): void =>
    logger.warn({ err: error }, 'live: a message was not passed on');

  function say(subject: string, message: string | Uint8Array): void {
    try {
      if (!nc.isClosed()) nc.publish(subject, message);
    } catch (error) {
      // One that is larger than the engine takes, for example.
      passOver(error);
    }
  }
  const send = (request: LiveRequest): void => say(subjects.requests, JSON.stringify(request));

  function receive(message: Uint8Array): void {
    const { term, text } = decodeMessage(message);
    if (term < newestTerm) return;
    newestTerm = term;
    if (ownTerm !== null && term > ownTerm) stepDown().catch(passOver);
    listener?.frame(text);
  }

  function follow(topic: string): void {
    if (followed.has(topic)) return;
    const entry: Followed = {
      waiting: null,
      subscription: nc.subscribe(`${prefix}.frames.${tokenOf(topic)}`, {
        callback: (error, message) => {
          if (error) return passOver(error);
          if (entry.waiting) entry.waiting.push(message.data);
          else receive(message.data);
        },
      }),
    };
    followed.set(topic, entry);
  }

  /** Takes from the engine what it keeps of a topic; the number that it leads to, null where that is nothing. */
  async function catchUp(topic: string): Promise<number | null> {
    follow(topic);
    const entry = valueIn(followed, topic);
    if (entry.waiting) return null;
    entry.waiting = [];
    try {
      const stored = await streams.readTopic(tokenOf(topic));
      stored.forEach(receive);
      return stored.length > 0 ? seqOf(lastItem(stored)) : null;
    } finally {
      const { waiting } = entry;
      entry.waiting = null;
      waiting.forEach(receive);
    }
  }

  /** The writer says what is newer than that, and begins a topic that nobody listened to. */
  async function want(topic: string, seq: number | null): Promise<void> {
    const reached = seq === null ? await catchUp(topic).catch(passOver) : null;
    send({ op: 'want', topic, seq: reached ?? seq });
  }

  /** Frames of a term that was over have reached nobody: whoever writes now reads those matches again. */
  function handOver(): void {
    const ids = unconfirmed.all();
    if (ids.length > 0) send({ op: 'changed', ids });
    unconfirmed.forget(ids);
  }

  /** Another server numbers the topics: its lease says so, or a frame of it, which may come first. */
  async function stepDown(): Promise<void> {
    if (ownTerm === null) return;
    ownTerm = null;
    await listener?.role(false);
    handOver();
  }

  const work: LeasedWork = {
    async begin(term) {
      ownTerm = newestTerm = term;
      deltas.clear();
      await listener?.role(true);
    },
    renewed: () => unconfirmed.confirm(),
    end: stepDown,
  };

  function listen(): void {
    for (const subject of [subjects.requests, subjects.standing])
      nc.subscribe(subject, {
        callback: (error, message) => {
          if (error) return passOver(error);
          if (subject === subjects.standing) receive(message.data);
          else listener?.request(message.json<LiveRequest>());
        },
      });
  }

  return {
    async start(to) {
      listener = to;
      listen();
      // From here on nothing is missed.
      await nc.flush();
      void watch(nc, logger, () => listener?.gap());
      if (!mayWrite) return;
      lease = options.lease(work);
      await lease.start();
    },
    publish(topic, text, image) {
      if (ownTerm === null) return;
      const subject = topic === null ? subjects.standing : `${prefix}.frames.${tokenOf(topic)}`;
      say(subject, encodeMessage(ownTerm, text));
      if (topic === null || !image) return;
      const count = (deltas.get(topic) ?? deltasAnImage) + 1;
      deltas.set(topic, count % deltasAnImage);
      if (count < deltasAnImage && !text.startsWith('{"op":"image"')) return;
      say(`${prefix}.images.${tokenOf(topic)}`, encodeMessage(ownTerm, image()));
    },
    follow,
    unfollow(topic) {
      followed.get(topic)?.subscription.unsubscribe();
      followed.delete(topic);
      deltas.delete(topic);
    },
    request(request) {
      if (request.op === 'want') void want(request.topic, request.seq);
      else send(request);
    },
    remember: unconfirmed.add,
    async close() {
      await lease?.close();
      listener = null;
      await nc.drain().catch(passOver);
    },
  };
}

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

/** `match:17` as NATS writes it. */
const tokenOf = (topic: string): string => topic.replaceAll(':', '.');

const seqOf = (message: Uint8Array): number | null => {
  const { seq } = JSON.parse(decodeMessage(message).text) as { seq?: number };
  return seq ?? null;
};
