import { liveLimits, type ClientFrame, type ServerFrame } from '../contract';
import { backOff } from './backOff';
import { createFrameSchedule } from './frameSchedule';
import { watchPage } from './pageWatch';
import { createServerClock } from './serverClock';
import { TopicState, type TopicListener } from './topicState';

/** `idle`: nobody listens. `paused`: the page is out of sight for long. */
export type LiveStatus = 'idle' | 'connecting' | 'online' | 'reconnecting' | 'paused';

export interface LiveConnectionOptions {
  url: string;
  WebSocket?: new (url: string) => WebSocket;
  /** Milliseconds of the page's clock. */
  now?: () => number;
}

export interface LiveConnection {
  /** Listens to a topic until the returned function is called; who comes later is told the known image at once. */
  subscribe<T>(topic: string, onChange: TopicListener<T>): () => void;
  status(): LiveStatus;
  onStatus(listener: () => void): () => void;
  /** Milliseconds the server's clock is ahead of this page's. */
  serverTimeOffset(): number;
  close(): void;
}

/** A topic left is kept this long: the next page often wants it again. */
const lingerMs = 5_000;
const silenceMs = liveLimits.heartbeatMs * liveLimits.missedHeartbeats + 500;
/** What comes this soon after a resumed subscription happened while this page was away. */
const catchUpMs = 1_000;
/** Until topics that were asked for too fast are asked for again. */
const askAgainMs = 5_000;
const open = 1;

/** One connection to `/live`, shared by everything on the page: resumes, drops duplicates, closes gaps. */
export function createLiveConnection(options: LiveConnectionOptions): LiveConnection {
  const { url, now = Date.now } = options;
  const Socket = options.WebSocket ?? WebSocket;
  const topics = new Map<string, TopicState>();
  const unannounced = new Set<string>();
  const statusListeners = new Set<() => void>();
  const clock = createServerClock(now);
  const delivery = createFrameSchedule(() => topics.forEach((topic) => topic.deliver()));

  let status: LiveStatus = 'idle';
  let socket: WebSocket | null = null;
  let lastId = 0;
  let attempt = 0;
  let pingedAt: number | null = null;
  let caughtUpAt = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let announcing = false;

  const page = watchPage({
    hiddenLong: () => stop('paused'),
    visible: wake,
    online: wake,
  });

  function setStatus(next: LiveStatus): void {
    if (status === next) return;
    status = next;
    for (const listener of [...statusListeners]) listener();
  }

  function wake(): void {
    if (status !== 'paused' && status !== 'reconnecting') return;
    attempt = 0;
    connect();
  }

  function connect(): void {
    drop();
    setStatus(status === 'idle' ? 'connecting' : status === 'connecting' ? status : 'reconnecting');
    const opened = new Socket(url);
    socket = opened;
    listenForSilence();
    opened.onopen = () => opened === socket && begin();
    opened.onmessage = ({ data }) => opened === socket && receive(String(data));
    opened.onclose = () => opened === socket && lost();
    opened.onerror = () => undefined;
  }

  function begin(): void {
    attempt = 0;
    setStatus('online');
    caughtUpAt = now() + catchUpMs;
    pingedAt = now();
    send({ op: 'ping' });
    for (const topic of topics.keys()) unannounced.add(topic);
    announce();
  }

  function lost(): void {
    drop();
    if (topics.size === 0) return setStatus('idle');
    setStatus('reconnecting');
    retry = setTimeout(connect, backOff(attempt));
    attempt += 1;
  }

  /** Lets go of the socket without hearing from it again. */
  function drop(): void {
    clearTimeout(retry);
    clearTimeout(silence);
    const dropped = socket;
    socket = null;
    dropped?.close();
  }

  function stop(as: LiveStatus): void {
    drop();
    if (status !== 'idle') setStatus(as);
  }

  function listenForSilence(): void {
    clearTimeout(silence);
    silence = setTimeout(lost, silenceMs);
  }

  function send(frame: ClientFrame): void {
    if (socket?.readyState === open) socket.send(JSON.stringify(frame));
  }

  /** One frame for all topics that were asked for in this turn. */
  function announceSoon(topic: string): void {
    unannounced.add(topic);
    if (announcing) return;
    announcing = true;
    queueMicrotask(() => {
      announcing = false;
      announce();
    });
  }

  function announce(): void {
    if (socket?.readyState !== open || unannounced.size === 0) return;
    const names = [...unannounced].filter((topic) => topics.has(topic));
    unannounced.clear();
    const since: Record<string, number> = {};
    for (const name of names) {
      const topic = topics.get(name)!;
      topic.asked = true;
      if (topic.seq !== null) since[name] = topic.seq;
    }
    if (names.length > 0) send({ op: 'subscribe', id: (lastId += 1), topics: names, since });
  }

  function receive(text: string): void {
    listenForSilence();
    const frame = JSON.parse(text) as ServerFrame;
    if (frame.op === 'heartbeat') {
      clock.heard(frame.time, pingedAt);
      pingedAt = null;
    } else if (frame.op === 'image' || frame.op === 'delta') receiveTopic(frame);
    else if (frame.code === 'tooFast') setTimeout(announceUnknown, askAgainMs);
  }

  /** Asks again for the topics whose image has not come. */
  function announceUnknown(): void {
    for (const [name, topic] of topics) if (topic.seq === null) announceSoon(name);
  }

  function receiveTopic(frame: Extract<ServerFrame, { op: 'image' | 'delta' }>): void {
    const topic = topics.get(frame.topic);
    if (!topic) return;
    const received =
      frame.op === 'image'
        ? topic.receiveImage(frame.seq, frame.data)
        : topic.receiveDelta(frame.seq, frame.data as Record<string, unknown>, now() < caughtUpAt);
    if (received === 'gap' && !topic.asked) announceSoon(frame.topic);
    if (received === 'taken') delivery.ask();
  }

  function leave(name: string): void {
    if (topics.get(name)?.listeners.size !== 0) return;
    topics.delete(name);
    send({ op: 'unsubscribe', id: (lastId += 1), topics: [name] });
    if (topics.size === 0) stop('idle');
  }

  return {
    subscribe<T>(name: string, onChange: TopicListener<T>): () => void {
      const listener: TopicListener<unknown> = (image, delta) => onChange(image as T, delta);
      const topic = topics.get(name) ?? new TopicState();
      topic.listeners.add(listener);
      if (!topics.has(name)) {
        topics.set(name, topic);
        announceSoon(name);
      } else if (topic.seq !== null) queueMicrotask(() => tell(topic, listener));
      if (status === 'idle') connect();
      return () => {
        if (topic.listeners.delete(listener) && topic.listeners.size === 0)
          setTimeout(() => topics.get(name) === topic && leave(name), lingerMs);
      };
    },
    status: () => status,
    onStatus(listener) {
      statusListeners.add(listener);
      return () => statusListeners.delete(listener);
    },
    serverTimeOffset: clock.offset,
    close() {
      page.stop();
      delivery.cancel();
      topics.clear();
      stop('idle');
    },
  };
}

function tell(topic: TopicState, listener: TopicListener<unknown>): void {
  if (topic.listeners.has(listener)) listener(topic.image, null);
}
