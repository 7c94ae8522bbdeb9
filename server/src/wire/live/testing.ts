import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { MatchImage, MatchSummary, ServerFrame, Sport } from '@scoreline/shared-lib/contract';
import { pino } from 'pino';
import { WebSocket, type ClientOptions } from 'ws';

import { createLiveHub, type LiveHub, type LiveHubOptions } from './hub';
import type { LiveSource } from './source';

/** A football match that has been live for ten minutes; `change` overrides it. */
export function summaryOf(matchId: number, change: Partial<MatchSummary> = {}): MatchSummary {
  const side = (competitorId: number) => ({
    competitorId,
    name: `Team ${competitorId}`,
    score: 0,
    periods: [0],
    redCards: 0,
  });
  return {
    eventId: matchId,
    sport: 'football',
    tournamentId: 1,
    startTime: new Date(Date.now() - 600_000).toISOString(),
    status: 'live',
    clock: { period: 1, minute: 10, running: true, at: new Date().toISOString() },
    home: side(2 * matchId),
    away: side(2 * matchId + 1),
    odds: null,
    revision: 1,
    ...change,
  };
}

export function memorySource(matches: Map<number, MatchSummary>): LiveSource {
  return {
    loadSummaries: async (ids) =>
      ids.flatMap((id) => {
        const match = matches.get(id);
        return match ? [structuredClone(match)] : [];
      }),
    loadWindow: async (sport: Sport) =>
      structuredClone([...matches.values()].filter((match) => match.sport === sport)),
    whichExist: async (ids) => ids.filter((id) => matches.has(id)),
    loadMatch: async (matchId): Promise<MatchImage | null> => {
      const summary = matches.get(matchId);
      if (!summary) return null;
      return structuredClone({ summary, incidents: {}, statistics: {}, odds: {}, momentum: {} });
    },
  };
}

export interface TestHub {
  hub: LiveHub;
  matches: Map<number, MatchSummary>;
  url: string;
  change(matchId: number, change: Partial<MatchSummary>): void;
  close(): Promise<void>;
}

/** A hub on a real server on a free port, with the given matches. */
export async function startTestHub(
  options: Partial<LiveHubOptions> & { matches?: Map<number, MatchSummary> } = {},
): Promise<TestHub> {
  const matches = options.matches ?? new Map([[1, summaryOf(1)]]);
  const hub = createLiveHub({
    source: memorySource(matches),
    now: () => new Date(),
    logger: pino({ level: 'silent' }),
    ...options,
  });
  const server = createServer();
  hub.attach(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await hub.start();
  return {
    hub,
    matches,
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/live`,
    change(matchId, change) {
      matches.set(matchId, { ...(matches.get(matchId) ?? summaryOf(matchId)), ...change });
      hub.matchesChanged([matchId]);
    },
    async close() {
      await hub.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export interface TestClient {
  webSocket: WebSocket;
  frames: ServerFrame[];
  send(frame: unknown): void;
  /** The next unread frame of this kind; fails after five seconds. */
  next<Op extends ServerFrame['op']>(op: Op): Promise<Extract<ServerFrame, { op: Op }>>;
  closed: Promise<number>;
}

export async function connectClient(url: string, options?: ClientOptions): Promise<TestClient> {
  const webSocket = new WebSocket(url, { perMessageDeflate: false, ...options });
  const frames: ServerFrame[] = [];
  const closed = new Promise<number>((resolve) => webSocket.on('close', resolve));
  webSocket.on('message', (data) => frames.push(JSON.parse(String(data)) as ServerFrame));
  await new Promise<void>((resolve, reject) => {
    webSocket.on('open', () => resolve());
    webSocket.on('error', reject);
  });
  const taken = new Set<ServerFrame>();
  return {
    webSocket,
    frames,
    closed,
    send: (frame) => webSocket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    async next(op) {
      const until = Date.now() + 5_000;
      while (Date.now() < until) {
        const found = frames.find((frame) => frame.op === op && !taken.has(frame));
        if (found) {
          taken.add(found);
          return found as Extract<ServerFrame, { op: typeof op }>;
        }
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      throw new Error(`no ${op} came; there were ${frames.map((frame) => frame.op).join(', ')}`);
    },
  };
}

/** Hubs and clients of a test file, closed after each test. */
export function openLiveTests() {
  const open: { close(): Promise<void> | void }[] = [];
  return {
    async start(options?: Partial<LiveHubOptions> & { matches?: TestHub['matches'] }) {
      const test = await startTestHub(options);
      open.push(test);
      return test;
    },
    async connect(test: TestHub, ...topics: string[]): Promise<TestClient> {
      const client = await connectClient(test.url);
      open.unshift({ close: () => client.webSocket.terminate() });
      if (topics.length > 0) client.send({ op: 'subscribe', id: 1, topics });
      return client;
    },
    async closeAll() {
      for (const each of open.splice(0)) await each.close();
    },
  };
}
