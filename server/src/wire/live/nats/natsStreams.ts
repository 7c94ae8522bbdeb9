import {
  type Consumer,
  DeliverPolicy,
  jetstream,
  jetstreamManager,
  JetStreamApiError,
  type JetStreamManager,
} from '@nats-io/jetstream';
import { nanos, type NatsConnection } from '@nats-io/transport-node';

const minuteMs = 60_000;
/** After a longer silence, a topic is requested from the writer again. */
const imageRetentionMs = 24 * 60 * minuteMs;
/** More deltas than follow an image (`deltasAnImage` in imageTurns.ts), and longer than clients may be away. */
const frameRetention = { messages: 1_024, ms: 10 * minuteMs };
const noMessage = 10_037;
/** Maximum difference between the clocks of the engine's nodes. */
const clocksApartMs = 1_000;
/** After this time without a message, everything stored has arrived. The engine's minimum. */
const quietMs = 1_000;
/** How long the engine keeps the consumer of a server that died. */
const consumerRetentionMs = 30_000;

export interface LiveStreams {
  /** The newest image of a topic and the later frames, ordered by number; empty without an image. */
  readTopic(token: string): Promise<Uint8Array[]>;
}

/** The engine's store of the writer's messages: the newest image of each topic, and the deltas of the last minutes. */
export async function openStreams(nc: NatsConnection, prefix: string): Promise<LiveStreams> {
  const manager = await jetstreamManager(nc);
  const client = jetstream(nc);
  const names = namesOf(prefix);
  await ensureStream(manager, {
    name: names.images,
    subjects: [`${prefix}.images.>`],
    max_msgs_per_subject: 1,
    max_age: nanos(imageRetentionMs),
  });
  await ensureStream(manager, {
    name: names.frames,
    subjects: [`${prefix}.frames.>`],
    max_msgs_per_subject: frameRetention.messages,
    max_age: nanos(frameRetention.ms),
  });

  async function newestImage(token: string) {
    try {
      return await manager.streams.getMessage(names.images, {
        last_by_subj: `${prefix}.images.${token}`,
      });
    } catch (error) {
      if (error instanceof JetStreamApiError && error.code === noMessage) return null;
      throw error;
    }
  }

  /** All stored frames of a topic since `from`. */
  async function framesSince(token: string, from: Date): Promise<Uint8Array[]> {
    const consumer = await client.consumers.get(names.frames, {
      filter_subjects: `${prefix}.frames.${token}`,
      deliver_policy: DeliverPolicy.StartTime,
      opt_start_time: from.toISOString(),
      inactive_threshold: consumerRetentionMs,
    });
    try {
      return await allOf(consumer);
    } finally {
      await consumer.delete();
    }
  }

  return {
    async readTopic(token) {
      const image = await newestImage(token);
      if (!image) return [];
      const since = new Date(image.time.getTime() - clocksApartMs);
      return [image.data, ...(await framesSince(token, since))];
    },
  };
}

async function allOf(consumer: Consumer): Promise<Uint8Array[]> {
  const { num_pending: waiting } = await consumer.info(true);
  if (waiting === 0) return [];
  const frames: Uint8Array[] = [];
  for await (const message of await consumer.fetch({
    max_messages: waiting,
    expires: quietMs,
  })) {
    frames.push(message.data);
    if (message.info.pending === 0) break;
  }
  return frames;
}

function namesOf(prefix: string) {
  const name = (kind: string) => `${prefix}-${kind}`.replaceAll(/[^A-Za-z0-9]+/g, '-');
  return { images: name('images'), frames: name('frames') };
}

/** For tests and benchmarks, which must not leave data in a shared engine. */
export async function removeStreams(nc: NatsConnection, prefix: string): Promise<void> {
  const { streams } = await jetstreamManager(nc);
  for (const name of Object.values(namesOf(prefix))) await streams.delete(name);
}

type StreamSettings = Parameters<JetStreamManager['streams']['add']>[0];

/** One of several servers creates it; operators set the replicas. */
async function ensureStream(manager: JetStreamManager, settings: StreamSettings): Promise<void> {
  const { name, ...rest } = settings;
  try {
    await manager.streams.add({ name, ...rest });
  } catch (error) {
    if (!(error instanceof JetStreamApiError)) throw error;
    // It exists with other settings, from an older version or the operator.
    await manager.streams.info(name);
  }
}
