import { liveLimits, type LiveErrorCode } from '@scoreline/shared-lib/contract';

import type { Session } from './session';
import type { Topic } from '../topics/topic';
import { parseTopic } from '../topics/topicName';
import type { Topics } from '../topics/topics';

export interface Subscriptions {
  subscribe(
    session: Session<Topic>,
    id: number,
    names: string[],
    since: Record<string, number>,
  ): LiveErrorCode | null;
  unsubscribe(session: Session<Topic>, names: string[]): void;
  left(session: Session<Topic>): void;
}

/**
 * Connects clients and topics. `fill` loads the image of a topic without listeners. An unknown topic is reported to the
 * client; the others in the same frame remain valid.
 */
export function createSubscriptions(topics: Topics, fill: (topic: string) => void): Subscriptions {
  return {
    subscribe(session, id, names, since) {
      const known = [...new Set(names)].filter((name) => parseTopic(name) !== null);
      const joined = new Set([...session.topics].map((topic) => topic.name));
      const added = known.filter((name) => !joined.has(name));
      if (session.topics.size + added.length > liveLimits.topicsPerClient) return 'tooManyTopics';
      for (const name of known) {
        const topic = topics.open(name);
        session.topics.add(topic);
        topic.join(session, id, since[name]);
        if (!topic.log) fill(name);
      }
      return known.length === new Set(names).size ? null : 'unknownTopic';
    },
    unsubscribe(session, names) {
      for (const name of names) {
        topics.get(name)?.leave(session);
        topics.left(name);
      }
    },
    left(session) {
      for (const topic of session.topics) {
        topic.leave(session);
        topics.left(topic.name);
      }
    },
  };
}
