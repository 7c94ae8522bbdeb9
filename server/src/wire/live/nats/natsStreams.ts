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
/** A topic that says nothing for longer is asked of the writer again. */
const imageRetentionMs = 24 * 60 * minuteMs;
/** Longer than an image is the newest of its topic (`deltasAnImage` in natsBus.ts), and than clients may stay away. */
const frameRetention = { messages: 1_024, ms: 10 * minuteMs };
const noMessage = 10_037;
/** Clocks of the engine's nodes differ by no more. */
const clocksApartMs = 1_000;
/** Nothing more of a topic within this time: all that is kept has come. The engine takes no shorter one. */
const quietMs = 1_000;
/** A server that dies meanwhile leaves its consumer for so long. */
const consumerRetentionMs = 30_000;

export interface LiveStreams {
  /** The newest image of a topic and what came after it, in the order of its numbers; none where no image is kept. */
  readTopic(token: string): Promise<Uint8Array[]>;
}

/** Where the engine keeps what the writer says: the newest image a topic, and the deltas of the last minutes. */
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

  /** All frames of a topic since `from`, as far as there are any. */
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

/** What waits at a consumer. */
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

/** For tests and benchmarks, which leave nothing behind in an engine that has other work. */
export async function removeStreams(nc: NatsConnection, prefix: string): Promise<void> {
  const { streams } = await jetstreamManager(nc);
  for (const name of Object.values(namesOf(prefix))) await streams.delete(name);
}

type StreamSettings = Parameters<JetStreamManager['streams']['add']>[0];

/** One of several servers makes it; replicas are the operator's to set. */
async function ensureStream(manager: JetStreamManager, settings: StreamSettings): Promise<void> {
  const { name, ...rest } = settings;
  try {
    await manager.streams.add({ name, ...rest });
  } catch (error) {
    if (!(error instanceof JetStreamApiError)) throw error;
    // It is there with other settings, of an older version or of the operator.
    await manager.streams.info(name);
  }
}
