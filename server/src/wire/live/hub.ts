import type { IncomingMessage, Server } from 'node:http';

import { sports } from '@scoreline/shared-lib/contract';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';

import { soleBus, type LiveBus, type LiveRequest } from './bus';
import { createDesk } from './desk';
import { createGateway, sameHost, type AllowOrigin } from './gateway';
import { createLiveMetrics } from './metrics';
import type { LiveSource } from './source';
import { parseTopic } from './topicName';
import { createTopics } from './topics';
import { defaultVisitorLimits, type VisitorLimits } from './visitors';
import { createWriter, type Writer } from './writer';

export interface LiveHubOptions {
  /** What is told: `databaseSource(db)`. */
  source: LiveSource;
  now: () => Date;
  logger: Logger;
  /** Joins several servers; without one this server is alone. */
  bus?: LiveBus;
  /** False for a server without sockets, which keeps no topic but what it numbers; true where it is not given. */
  hasSockets?: boolean;
  /** Matches that another server has changed. */
  onAnnounced?: (ids: number[]) => void;
  /** Another server has written mails. */
  onMailAnnounced?: () => void;
  /** Where the socket's figures are counted. */
  metrics?: Registry;
  /** Which pages may connect; those of the same host where it is not given. */
  allowOrigin?: AllowOrigin;
  limits?: Partial<VisitorLimits>;
  /** Whose share of the limits a connection takes; that of the socket's address where it is not given. */
  addressOf?: (request: IncomingMessage) => string;
  /** Bytes that may wait for a slow client before its deltas are conflated. */
  slowClientBytes?: number;
}

export interface LiveHub {
  /** Resolves when the first images are read, or another server has been asked for them. */
  start(): Promise<void>;
  /** To be called after the commit, with the matches of which anything changed. */
  matchesChanged(ids: readonly number[]): void;
  /** To be called after the commit of draws, or where prizes came back. */
  promotionChanged(id: number): void;
  /** Tells the other servers, after the commit, that there is mail to send. */
  mailWritten(): void;
  /** Serves `GET /live` on this server. */
  attach(server: Server): void;
  /** False where this server follows a writer that has been silent for long: what it shows may be old. */
  isCurrent(): boolean;
  /** Tells the clients to go, and takes no more; before the HTTP server closes, which waits for them. */
  closeSockets(): Promise<void>;
  close(): Promise<void>;
}

const upkeepMs = 5_000;
const askAgainMs = 1_000;
/** The writer says every five seconds where its topics stand. */
const silenceMs = 15_000;
const defaultSlowClientBytes = 256 * 1024;

/** The live socket's hub: images from the database, a delta made once a change, the same bytes to everyone. */
export function createLiveHub(options: LiveHubOptions): LiveHub {
  const { source, now, logger, bus = soleBus() } = options;
  const metrics = createLiveMetrics(options.metrics);
  const topics = createTopics({ bus, now, delivered: metrics.delivered });
  const gateway = createGateway({
    now,
    allowOrigin: options.allowOrigin ?? sameHost,
    slowClientBytes: options.slowClientBytes ?? defaultSlowClientBytes,
    desk: createDesk(topics, fill),
    limits: { ...defaultVisitorLimits, ...options.limits },
    addressOf: options.addressOf ?? (({ socket }) => socket.remoteAddress ?? ''),
    logger,
    metrics,
  });
  /** Only where this server numbers the topics. */
  let writer: Writer | null = null;
  let roles: Promise<void> = Promise.resolve();
  const asked = new Map<string, number>();
  let heardAt = now().getTime();
  const upkeep = setInterval(keepUp, upkeepMs);
  upkeep.unref();

  async function takeRole(writes: boolean): Promise<void> {
    const before = writer;
    // From here on changes go to whoever writes next: one that is stopping takes none.
    writer = null;
    await before?.stop();
    heardAt = now().getTime();
    if (!writes) return;
    writer = createWriter({ source, now, logger, published: topics.published });
    for (const topic of topics.all()) if (topic.log) topics.renumber(topic, topic.log.image);
    await writer.start();
    for (const topic of topics.all()) fill(topic.name);
  }

  const want = (topic: string): void =>
    bus.request({ op: 'want', topic, seq: topics.get(topic)?.log?.seq ?? null });

  /** Asks for what was missed, once: frames that follow a gap say the same again. */
  function wantAgain(topic: string): void {
    const time = performance.now();
    if (time - (asked.get(topic) ?? -askAgainMs) < askAgainMs) return;
    asked.set(topic, time);
    want(topic);
  }

  /** Makes sure that a topic's image comes and is fresh: from the database, or from the writer. */
  function fill(topic: string): void {
    const name = parseTopic(topic);
    if (!writer) want(topic);
    else if (name?.kind === 'match') writer.openMatch(name.eventId);
    else if (name?.kind === 'promotion') writer.readPromotion(name.promotionId);
  }

  function hearAnnounced({ ids, mail }: Extract<LiveRequest, { op: 'announce' }>): void {
    if (mail) options.onMailAnnounced?.();
    if (ids.length > 0) options.onAnnounced?.(ids);
  }

  function answer(request: LiveRequest): void {
    if (request.op === 'announce') return hearAnnounced(request);
    if (!writer) return;
    if (request.op === 'changed') {
      request.promotions?.forEach(writer.readPromotion);
      return writer.matchesChanged(request.ids);
    }
    const names = request.op === 'want' ? [request.topic] : request.topics;
    for (const name of names) topics.stillListened(name);
    if (request.op !== 'want' || !parseTopic(request.topic)) return;
    const topic = topics.open(request.topic);
    if (topic.log) topics.supply(topic, request.seq);
    else fill(topic.name);
  }

  const isCurrent = (): boolean => writer !== null || now().getTime() - heardAt < silenceMs;

  function hear(text: string): void {
    heardAt = now().getTime();
    topics.follow(text).forEach(wantAgain);
  }

  /** A server that was killed after a draw has told nobody of it. */
  function keepWriting({ readPromotion }: Writer): void {
    topics.publishStanding();
    for (const { name } of topics.all()) {
      const topic = parseTopic(name);
      if (topic?.kind === 'promotion') readPromotion(topic.promotionId);
    }
  }

  function keepUp(): void {
    asked.clear();
    topics.sweep();
    if (writer) return keepWriting(writer);
    for (const topic of topics.all()) if (!topic.log || !isCurrent()) want(topic.name);
    bus.request({ op: 'listening', topics: topics.all().map((topic) => topic.name) });
  }

  return {
    async start() {
      await bus.start({
        frame: hear,
        request: answer,
        role: (writes) => (roles = roles.then(() => takeRole(writes))),
        gap: () => topics.all().forEach((topic) => want(topic.name)),
      });
      if (options.hasSockets === false) return;
      for (const sport of sports)
        if (!topics.open(`matches:${sport}`).log) fill(`matches:${sport}`);
    },
    matchesChanged(ids) {
      if (ids.length === 0) return;
      bus.request({ op: 'announce', ids: [...ids] });
      if (!writer) return bus.request({ op: 'changed', ids: [...ids] });
      writer.matchesChanged(ids);
      bus.remember(ids);
    },
    promotionChanged(id) {
      if (writer) writer.readPromotion(id);
      else bus.request({ op: 'changed', ids: [], promotions: [id] });
    },
    mailWritten: () => bus.request({ op: 'announce', ids: [], mail: true }),
    attach: gateway.attach,
    isCurrent,
    closeSockets: gateway.close,
    async close() {
      clearInterval(upkeep);
      await gateway.close();
      await bus.close();
      await roles;
      await writer?.stop();
    },
  };
}
