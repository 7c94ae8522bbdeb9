import type { IncomingMessage, Server } from 'node:http';

import { sports } from '@scoreline/shared-lib/contract';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';

import { carried } from '../../store/traces/spans';
import { soleBus, type LiveBus } from './bus';
import { createBusRequests } from './busRequests';
import { createSubscriptions } from './sockets/subscriptions';
import { sameHost, type AllowOrigin } from './sockets/entrance';
import { createGateway } from './sockets/gateway';
import { createLiveMetrics } from './metrics';
import type { LiveSource } from './source';
import { isMatchList, parseTopic } from './topics/topicName';
import type { TopicLog } from './topics/topicLog';
import { createTopics, type Topics } from './topics/topics';
import { defaultVisitorLimits, type VisitorLimits } from './sockets/visitors';
import type { Writer } from './writer/writer';
import { createWriterRole } from './writer/writerRole';

export interface LiveHubOptions {
  /** The source of the data: `databaseSource(db)`. */
  source: LiveSource;
  now: () => Date;
  logger: Logger;
  /** Connects several servers; without it, this server is alone. */
  bus?: LiveBus;
  /** False for a server without sockets, which stores only topics that it numbers; default: true. */
  hasSockets?: boolean;
  /** Another server has changed matches. */
  onAnnounced?: (ids: number[]) => void;
  /** Another server has written mails. */
  onMailAnnounced?: () => void;
  /** The registry of the socket's metrics. */
  metrics?: Registry;
  /** Which pages may connect; default: those of the same host. */
  allowOrigin?: AllowOrigin;
  limits?: Partial<VisitorLimits>;
  /** The address whose limits a connection uses; default: the socket's address. */
  addressOf?: (request: IncomingMessage) => string;
  /** Bytes buffered for a slow client before its deltas are conflated. */
  slowClientBytes?: number;
}

export interface LiveHub {
  /** Resolves when the first images are read or requested from another server. */
  start(): Promise<void>;
  /** Call it after the commit, with the matches that changed. */
  matchesChanged(ids: readonly number[]): void;
  /** Call it after the commit of draws or returned prizes. */
  promotionChanged(id: number): void;
  /** Notifies the other servers of waiting mail; call it after the commit. */
  mailWritten(): void;
  /** Serves `GET /live` on this server. */
  attach(server: Server): void;
  /** For `GET /live?topic=`: the log of a list of matches; null if there is none, or none yet. */
  logOf(topic: string): TopicLog | null;
  /** Whether a request may ask for a topic, within its rate limit. */
  mayAsk(request: IncomingMessage): boolean;
  /** The number up to which data read at a time, by `performance.now()`, include all of this list of matches; null if unknown. */
  seqAt(topic: string, moment: number): number | null;
  /** False if this server's writer has been silent for long, so that its data may be old. */
  isCurrent(): boolean;
  /** Asks clients to disconnect and accepts no more. Call it before the HTTP server closes, which waits for them. */
  closeSockets(): Promise<void>;
  close(): Promise<void>;
}

const maintenanceMs = 5_000;
const askAgainMs = 1_000;
/** The writer publishes its topics' numbers every five seconds. */
const silenceMs = 15_000;
const defaultSlowClientBytes = 256 * 1024;

/** The live socket's hub: images from the database, one delta per change, the same bytes for everyone. */
export function createLiveHub(options: LiveHubOptions): LiveHub {
  const { source, now, logger, bus = soleBus(), onAnnounced, onMailAnnounced } = options;
  const metrics = createLiveMetrics(options.metrics);
  const topics = createTopics({ bus, now, delivered: metrics.delivered });
  const wants = createWants(bus, topics);
  const role = createWriterRole({
    ...{ source, now, logger, topics },
    want: wants.want,
    ended: () => (heardAt = now().getTime()),
  });
  const gateway = createGateway({
    now,
    allowOrigin: options.allowOrigin ?? sameHost,
    slowClientBytes: options.slowClientBytes ?? defaultSlowClientBytes,
    subscriptions: createSubscriptions(topics, role.fill),
    limits: { ...defaultVisitorLimits, ...options.limits },
    addressOf: options.addressOf ?? (({ socket }) => socket.remoteAddress ?? ''),
    logger,
    metrics,
  });
  let heardAt = now().getTime();
  const maintenance = setInterval(maintain, maintenanceMs);
  maintenance.unref();

  const isCurrent = (): boolean => role.writer() !== null || now().getTime() - heardAt < silenceMs;

  function hear(text: string): void {
    heardAt = now().getTime();
    topics.follow(text).forEach(wants.wantMissed);
  }

  function maintain(): void {
    wants.forget();
    topics.sweep();
    const writer = role.writer();
    if (writer) return continueWriting(topics, writer);
    for (const topic of topics.all()) if (!topic.log || !isCurrent()) wants.want(topic.name);
    bus.request({ op: 'listening', topics: topics.all().map((topic) => topic.name) });
  }

  return {
    async start() {
      await bus.start({
        frame: hear,
        request: createBusRequests({ topics, role, onAnnounced, onMailAnnounced }),
        role: role.take,
        gap: () => topics.all().forEach((topic) => wants.want(topic.name)),
      });
      if (options.hasSockets === false) return;
      for (const sport of sports)
        if (!topics.open(`matches:${sport}`).log) role.fill(`matches:${sport}`);
    },
    matchesChanged(ids) {
      if (ids.length === 0) return;
      bus.request({ op: 'announce', ids: [...ids] });
      const writer = role.writer();
      if (!writer) return bus.request({ op: 'changed', ids: [...ids], trace: carried() });
      writer.matchesChanged(ids);
      bus.remember(ids);
    },
    promotionChanged(id) {
      const writer = role.writer();
      if (writer) writer.readPromotion(id);
      else bus.request({ op: 'changed', ids: [], promotions: [id] });
    },
    mailWritten: () => bus.request({ op: 'announce', ids: [], mail: true }),
    attach: gateway.attach,
    mayAsk: gateway.mayAsk,
    logOf: (topic) => (isMatchList(topic) ? (topics.get(topic)?.log ?? null) : null),
    seqAt: (topic, moment) => (isCurrent() ? topics.seqAt(topic, moment) : null),
    isCurrent,
    closeSockets: gateway.close,
    async close() {
      clearInterval(maintenance);
      await gateway.close();
      await bus.close();
      await role.stop();
    },
  };
}

function createWants(bus: LiveBus, topics: Topics) {
  const asked = new Map<string, number>();
  const want = (topic: string): void =>
    bus.request({ op: 'want', topic, seq: topics.get(topic)?.log?.seq ?? null });
  return {
    want,
    /** Requests missed frames once; later frames in a gap would repeat the request. */
    wantMissed(topic: string): void {
      const time = performance.now();
      if (time - (asked.get(topic) ?? -askAgainMs) < askAgainMs) return;
      asked.set(topic, time);
      want(topic);
    },
    forget: (): void => asked.clear(),
  };
}

/** Publishes the topics' numbers. A server killed after a draw has notified nobody. */
function continueWriting(topics: Topics, { readPromotion }: Writer): void {
  topics.publishStanding();
  for (const { name } of topics.all()) {
    const topic = parseTopic(name);
    if (topic?.kind === 'promotion') readPromotion(topic.promotionId);
  }
}
