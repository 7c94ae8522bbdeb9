import { applyMergePatch, liveLimits, type MergePatch } from '@scoreline/shared-lib/contract';

import type { BusFrame, LiveBus, TopicFrame } from './bus';
import { firstSeq } from './firstSeq';
import { deltaText, imageText, textFrame } from './frame';
import type { Published } from './published';
import { Topic } from './topic';

interface TopicsOptions {
  bus: LiveBus;
  now: () => Date;
  delivered: (frames: number) => void;
}

/** All topics somebody listens to, numbered here (the writer) or as another instance numbered them. */
export function createTopics({ bus, now, delivered }: TopicsOptions) {
  const topics = new Map<string, Topic>();
  /** When somebody was last known to listen, here or at another instance. */
  const lastListened = new Map<string, number>();

  function open(name: string): Topic {
    let topic = topics.get(name);
    if (!topic) {
      topics.set(name, (topic = new Topic(name, delivered)));
      bus.follow(name);
    }
    return topic;
  }

  /** A new image above every number given out before, for everybody. */
  function renumber(topic: Topic, image: object): void {
    const seq = Math.max((topic.log?.seq ?? 0) + 1, firstSeq(now()));
    topic.replace(seq, image);
    publishImage(topic.name, seq, image);
  }

  function publishImage(name: string, seq: number, image: object): void {
    const text = imageText(name, seq, image);
    bus.publish(name, text, () => text);
  }

  const isBehind = (name: string, seq: number): boolean => {
    const topic = topics.get(name);
    return topic !== undefined && (topic.log?.seq ?? 0) < seq;
  };

  /** Ahead of the writer is wrong too: its frames would be taken for old ones. */
  const standsElsewhere = (name: string, seq: number): boolean => {
    const topic = topics.get(name);
    return topic !== undefined && (topic.log?.seq ?? 0) !== seq;
  };

  const isListenedTo = (topic: Topic): boolean =>
    topic.subscribers.size > 0 ||
    now().getTime() - (lastListened.get(topic.name) ?? 0) < liveLimits.keepDeltasMs;

  const isWanted = (name: string): boolean => {
    const topic = topics.get(name);
    return topic !== undefined && isListenedTo(topic);
  };

  const published: Published = {
    image: (name) => topics.get(name)?.log?.image ?? null,
    replace: (name, image) => renumber(open(name), image),
    append(name: string, patch: MergePatch, image: object): void {
      const topic = topics.get(name);
      const log = topic?.log;
      if (!log) return;
      const text = deltaText(name, log.seq + 1, patch);
      topic.append(textFrame(text), image, now().getTime());
      bus.publish(name, text, () => imageText(name, log.seq, image));
    },
    wanted: (eventId) => isWanted(`match:${eventId}`),
    isWanted,
    missing(name) {
      drop(name);
      bus.publish(name, imageText(name, 0, null));
    },
  };

  function drop(name: string): void {
    topics.get(name)?.refuse();
    forget(name);
  }

  function forget(name: string): void {
    if (topics.delete(name)) bus.unfollow(name);
    lastListened.delete(name);
  }

  return {
    published,
    open,
    get: (name: string) => topics.get(name),
    all: () => [...topics.values()],
    renumber,
    /** Sends another instance the image, above the number it knows already. */
    supply(topic: Topic, known: number | null): void {
      if (!topic.log || known === topic.log.seq) return;
      const { seq, image } = topic.log;
      if (known !== null && known > seq) renumber(topic, image);
      else publishImage(topic.name, seq, image);
    },
    stillListened: (name: string) => lastListened.set(name, now().getTime()),
    /** Takes what the writer says; names the topics where something before it is missing. */
    follow(text: string): string[] {
      const frame = JSON.parse(text) as BusFrame;
      if (frame.op === 'standing')
        return Object.entries(frame.seqs)
          .filter(([name, seq]) => standsElsewhere(name, seq))
          .map(([name]) => name);
      if (frame.op === 'image' && frame.data === null) drop(frame.topic);
      const topic = topics.get(frame.topic);
      if (!topic || !isBehind(frame.topic, frame.seq)) return [];
      return followOn(topic, frame, text, now().getTime()) ? [] : [frame.topic];
    },
    /** Tells the other instances where each topic stands, so that one who missed the last frame learns of it. */
    publishStanding(): void {
      const logs = [...topics.values()].flatMap(({ log }) => (log ? [[log.topic, log.seq]] : []));
      bus.publish(null, JSON.stringify({ op: 'standing', seqs: Object.fromEntries(logs) }));
    },
    /** After a client left: a topic whose image has not come is let go of, another one is kept fresh for a while. */
    left(name: string): void {
      const topic = topics.get(name);
      if (!topic || topic.subscribers.size > 0) return;
      if (topic.log) lastListened.set(name, now().getTime());
      else forget(name);
    },
    /** Lets go of single matches and promotions that nobody listens to any more, after their deltas' time. */
    sweep(): void {
      for (const topic of topics.values()) {
        if (topic.subscribers.size > 0) lastListened.set(topic.name, now().getTime());
        else if (!topic.name.startsWith('matches:') && !isListenedTo(topic)) {
          forget(topic.name);
        }
      }
      const before = now().getTime() - liveLimits.keepDeltasMs;
      for (const [name, at] of lastListened) if (at < before) lastListened.delete(name);
    },
  };
}

export type Topics = ReturnType<typeof createTopics>;

function followOn(topic: Topic, frame: TopicFrame, text: string, at: number): boolean {
  if (frame.op === 'image') topic.replace(frame.seq, frame.data as object);
  else if (topic.log?.seq !== frame.seq - 1) return false;
  else topic.append(textFrame(text), applyMergePatch(topic.log.image, frame.data), at);
  return true;
}
