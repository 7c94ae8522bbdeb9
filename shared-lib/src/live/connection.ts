import type { ServerFrame } from '../contract';
import { fetchImage } from './topic/fetchedImage';
import { createFrameSchedule } from './frameSchedule';
import { createLiveSocket, type LiveStatus, type SocketClass } from './liveSocket';
import { watchPage } from './pageWatch';
import { createServerClock } from './clock/serverClock';
import { createTopicRequests } from './topic/topicRequests';
import { TopicState, type TopicListener, type TopicBeginning } from './topic/topicState';

export interface LiveConnectionOptions {
  url: string;
  WebSocket?: SocketClass;
  /** Fetches large images; without it they arrive over the socket. */
  fetch?: (path: string) => Promise<Response>;
  /** The page's clock, in milliseconds. */
  now?: () => number;
}

export interface LiveConnection {
  /**
   * Subscribes to a topic until the returned function is called. Later subscribers get the known image at once. A subscriber with
   * its own initial entries gets an image of these, plus entries that arrive whole later.
   */
  subscribe<T>(topic: string, onChange: TopicListener<T>, beginning?: TopicBeginning): () => void;
  status(): LiveStatus;
  onStatus(listener: () => void): () => void;
  /** Milliseconds the server's clock is ahead of this page's. */
  serverTimeOffset(): number;
  close(): void;
}

/** How long an unused topic is kept, because the next page often needs it again. */
const lingerMs = 5_000;
/** Deltas within this time after a resumed subscription happened while the page was disconnected. */
const catchUpMs = 1_000;

/** One connection to `/live` for the whole page: resumes subscriptions, drops duplicates and closes gaps. */
export function createLiveConnection(options: LiveConnectionOptions): LiveConnection {
  const { url, now = Date.now } = options;
  const topics = new Map<string, TopicState>();
  const clock = createServerClock(now);
  const delivery = createFrameSchedule(() => topics.forEach((topic) => topic.deliver()));
  const socket = createLiveSocket({
    url,
    WebSocket: options.WebSocket ?? WebSocket,
    opened: begin,
    received: (text) => receive(JSON.parse(text) as ServerFrame),
    isWanted: () => topics.size > 0,
  });
  const requests = createTopicRequests(topics, socket, Boolean(options.fetch));
  const page = watchPage({
    hiddenLong: () => socket.stop('paused'),
    visible: socket.wake,
    online: socket.wake,
  });
  const images = { fetch: options.fetch, topics, receive: receiveTopic, askSoon: requests.askSoon };
  let pingedAt: number | null = null;
  let caughtUpAt = 0;

  function begin(): void {
    caughtUpAt = now() + catchUpMs;
    pingedAt = now();
    socket.send({ op: 'ping' });
    requests.askForAll();
  }

  function receive(frame: ServerFrame): void {
    if (frame.op === 'heartbeat') {
      clock.heard(frame.time, pingedAt);
      pingedAt = null;
    } else if (frame.op === 'image' || frame.op === 'delta') receiveTopic(frame);
    else if (frame.op === 'imageAt') void fetchImage(images, frame);
    else if (frame.code === 'tooFast') requests.askAgainLater();
  }

  function receiveTopic(frame: Extract<ServerFrame, { op: 'image' | 'delta' }>): void {
    const topic = topics.get(frame.topic);
    if (!topic) return;
    const received =
      frame.op === 'image'
        ? topic.receiveImage(frame.seq, frame.data)
        : topic.receiveDelta(frame.seq, frame.data as Record<string, unknown>, now() < caughtUpAt);
    if (received === 'gap' && !topic.asked) requests.askSoon(frame.topic);
    if (received === 'taken') delivery.ask();
  }

  function leave(name: string): void {
    if (topics.get(name)?.listeners.size !== 0) return;
    topics.delete(name);
    requests.leave(name);
    if (topics.size === 0) socket.stop('idle');
  }

  return {
    subscribe<T>(name: string, onChange: TopicListener<T>, beginning?: TopicBeginning): () => void {
      const listener: TopicListener<unknown> = (image, delta) => onChange(image as T, delta);
      const topic = topics.get(name) ?? new TopicState();
      topic.listeners.add(listener);
      topics.set(name, topic);
      if (!topic.join(beginning)) requests.askSoon(name);
      else if (topic.seq !== null) queueMicrotask(() => tell(topic, listener));
      if (socket.status() === 'idle') socket.connect();
      return () => {
        if (topic.listeners.delete(listener) && topic.listeners.size === 0)
          setTimeout(() => topics.get(name) === topic && leave(name), lingerMs);
      };
    },
    status: socket.status,
    onStatus: socket.onStatus,
    serverTimeOffset: clock.offset,
    close() {
      page.stop();
      delivery.cancel();
      topics.clear();
      socket.stop('idle');
    },
  };
}

function tell(topic: TopicState, listener: TopicListener<unknown>): void {
  if (topic.listeners.has(listener)) listener(topic.image, null);
}
