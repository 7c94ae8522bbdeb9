import type { LiveSocket } from '../liveSocket';
import type { TopicState } from './topicState';

/** Delay before topics refused with `tooFast` are requested again. */
const askAgainMs = 5_000;

/** Requests topics from the server: one frame for all requests of the same turn, each topic from its current number. */
export function createTopicRequests(
  topics: ReadonlyMap<string, TopicState>,
  socket: Pick<LiveSocket, 'isOpen' | 'send'>,
  fetchesImages: boolean,
) {
  const unasked = new Set<string>();
  let lastId = 0;
  let isPlanned = false;

  function ask(): void {
    if (!socket.isOpen() || unasked.size === 0) return;
    const names: string[] = [];
    const since: Record<string, number> = {};
    let images = fetchesImages;
    for (const name of unasked) {
      const topic = topics.get(name);
      if (!topic) continue;
      names.push(name);
      topic.asked = true;
      images &&= !topic.isFetched;
      if (topic.seq !== null) since[name] = topic.seq;
    }
    unasked.clear();
    if (names.length === 0) return;
    const how = images ? { images: 'http' as const } : {};
    socket.send({ op: 'subscribe', id: (lastId += 1), topics: names, since, ...how });
  }

  function askSoon(name: string): void {
    unasked.add(name);
    if (isPlanned) return;
    isPlanned = true;
    queueMicrotask(() => {
      isPlanned = false;
      ask();
    });
  }

  return {
    askSoon,
    askForAll(): void {
      for (const [name, topic] of topics) {
        topic.isFetched = false;
        unasked.add(name);
      }
      ask();
    },
    /** After a refusal: later requests the topics again that are still unanswered. */
    askAgainLater(): void {
      setTimeout(() => {
        for (const [name, topic] of topics) if (topic.asked) askSoon(name);
      }, askAgainMs);
    },
    leave(name: string): void {
      socket.send({ op: 'unsubscribe', id: (lastId += 1), topics: [name] });
    },
  };
}
