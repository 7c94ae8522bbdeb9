import type { Subscription } from '@nats-io/transport-node';
import { lastItem, valueIn } from '@scoreline/shared-lib/contract/lists';

import type { Engine } from './natsEngine';
import { decodeMessage } from './natsMessage';
import { tokenOf } from './natsSubjects';

interface Followed {
  subscription: Subscription;
  /** Frames that arrive while the earlier ones are being loaded. */
  waiting: Uint8Array[] | null;
}

const seqOf = (message: Uint8Array): number | null => {
  const { seq } = JSON.parse(decodeMessage(message).text) as { seq?: number };
  return seq ?? null;
};

/** The topics that this server follows. Their frames are delivered in the order of their numbers. */
export function createFollowedTopics(
  engine: Engine,
  subjectOf: (topic: string) => string,
  receive: (message: Uint8Array) => void,
) {
  const followed = new Map<string, Followed>();

  function follow(topic: string): void {
    if (followed.has(topic)) return;
    const entry: Followed = {
      waiting: null,
      subscription: engine.hear(subjectOf(topic), ({ data }) => {
        if (entry.waiting) entry.waiting.push(data);
        else receive(data);
      }),
    };
    followed.set(topic, entry);
  }

  return {
    follow,
    unfollow(topic: string): void {
      followed.get(topic)?.subscription.unsubscribe();
      followed.delete(topic);
    },
    /** Loads the stored frames of a topic. Returns the last number; null if nothing is stored. */
    async catchUp(topic: string): Promise<number | null> {
      follow(topic);
      const entry = valueIn(followed, topic);
      if (entry.waiting) return null;
      entry.waiting = [];
      try {
        const stored = await engine.streams.readTopic(tokenOf(topic));
        stored.forEach(receive);
        return stored.length > 0 ? seqOf(lastItem(stored)) : null;
      } finally {
        const { waiting } = entry;
        entry.waiting = null;
        waiting.forEach(receive);
      }
    },
  };
}
