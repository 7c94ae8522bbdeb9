import { liveLimits } from '@scoreline/shared-lib/contract';

import type { LiveBus } from '../bus';
import { Topic } from './topic';
import { isMatchList } from './topicName';

interface OpenTopicsOptions {
  bus: Pick<LiveBus, 'follow' | 'unfollow'>;
  now: () => Date;
  delivered: (frames: number) => void;
}

/** The open topics of this server. A topic stays open while somebody listens, and for a while after. */
export function createOpenTopics({ bus, now, delivered }: OpenTopicsOptions) {
  const topics = new Map<string, Topic>();
  /** When somebody last listened, here or at another instance. */
  const lastListened = new Map<string, number>();

  const listensNow = (name: string): void => void lastListened.set(name, now().getTime());

  const isListenedTo = (topic: Topic): boolean =>
    topic.subscribers.size > 0 ||
    now().getTime() - (lastListened.get(topic.name) ?? 0) < liveLimits.keepDeltasMs;

  function forget(name: string): void {
    if (topics.delete(name)) bus.unfollow(name);
    lastListened.delete(name);
  }

  return {
    open(name: string): Topic {
      let topic = topics.get(name);
      if (!topic) {
        topics.set(name, (topic = new Topic(name, delivered)));
        bus.follow(name);
      }
      return topic;
    },
    get: (name: string): Topic | undefined => topics.get(name),
    all: (): Topic[] => [...topics.values()],
    isWanted(name: string): boolean {
      const topic = topics.get(name);
      return topic !== undefined && isListenedTo(topic);
    },
    /** The topic doesn't exist: reports it to its listeners and closes it. */
    drop(name: string): void {
      topics.get(name)?.refuse();
      forget(name);
    },
    stillListened: listensNow,
    /** After a client left: closes a topic without an image, and keeps others fresh for a while. */
    left(name: string): void {
      const topic = topics.get(name);
      if (!topic || topic.subscribers.size > 0) return;
      if (topic.log) listensNow(name);
      else forget(name);
    },
    /** Closes matches and promotions without listeners, once their deltas have expired. */
    sweep(): void {
      for (const topic of topics.values()) {
        if (topic.subscribers.size > 0) listensNow(topic.name);
        else if (!isMatchList(topic.name) && !isListenedTo(topic)) forget(topic.name);
      }
      const before = now().getTime() - liveLimits.keepDeltasMs;
      for (const [name, at] of lastListened) if (at < before) lastListened.delete(name);
    },
  };
}
