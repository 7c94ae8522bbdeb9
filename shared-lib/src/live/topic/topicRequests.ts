import type { LiveSocket } from '../liveSocket';
import type { TopicState } from './topicState';

/** Until topics that were asked for too fast are asked for again. */
const askAgainMs = 5_000;

/** Asks the server for topics: one frame for all that were wanted in the same turn, each from where it stands. */
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
    /** After a refusal: the topics of which nothing has come since are asked for again, in a while. */
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
