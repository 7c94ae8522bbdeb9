import { connect } from '@nats-io/transport-node';
import type { MatchSummary } from '@scoreline/shared-lib/contract';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';

import type { Lease, LeasedWork } from '../store/jobs/lease';
import { createLiveHub } from '../wire/live/hub';
import { createNatsBus } from '../wire/live/nats/natsBus';
import { removeStreams } from '../wire/live/nats/natsStreams';

/**
 * The live hub alone, with 300 matches in memory, for lab/bench/live-fan-out, which starts it as a separate process and controls
 * it by messages. `LIVE_SHARED`, a JSON of Shared, makes it one of several over NATS.
 */
type Order =
  | { op: 'memory' | 'cpu' | 'leave' }
  | { op: 'broadcast'; count: number; gapMs: number; kind: Kind };
/** The change of each of eleven matches. */
type Kind = 'goal' | 'price' | 'scoreOnly';

interface Shared {
  natsUrl: string;
  prefix: string;
  /** One instance receives the changes and numbers them. */
  isWriter: boolean;
}
const shared = JSON.parse(process.env.LIVE_SHARED ?? 'null') as Shared | null;
const logger = pino({ level: 'warn' });

const matches = new Map(
  Array.from({ length: 300 }, (_, index) => [410_000 + index, fixture(410_000 + index)]),
);
const changedAtOnce = 11;
let rounds = 0;
let read: () => void = () => undefined;

const bus = shared ? await openSharedBus(shared) : undefined;
const hub = createLiveHub({
  bus,
  source: {
    loadSummaries: async (ids) => {
      setImmediate(read);
      return ids.map((id) => matches.get(id)!);
    },
    loadWindow: async (sport) => (sport === 'football' ? [...matches.values()] : []),
    whichExist: async () => [],
    loadMatch: async () => null,
  },
  now: () => new Date(),
  logger,
  limits: { socketsByAddress: Infinity, topicsByAddress: { burst: Infinity, perSecond: 1 } },
});

/** The servers' bus, with a fixed writer. */
function openSharedBus({ natsUrl, prefix, isWriter }: Shared) {
  const lease = (work: LeasedWork): Lease => ({
    start: async () => work.begin(Date.now(), () => Promise.resolve()),
    isHeld: () => isWriter,
    close: () => work.end(),
  });
  return createNatsBus(natsUrl, { logger, lease, prefix, mayWrite: isWriter });
}

/** Deletes its data, because the engine may be shared. */
async function leave(): Promise<void> {
  await hub.closeSockets();
  await hub.close();
  if (!shared?.isWriter) return;
  const nc = await connect({ servers: shared.natsUrl });
  await removeStreams(nc, shared.prefix);
  await nc.close();
}

function fixture(matchId: number): MatchSummary {
  const team = (competitorId: number) => ({
    competitorId,
    name: `Atlético Example ${competitorId}`,
    score: 0,
    periods: [0],
    redCards: 0,
  });
  const prices = { home: 2.05, draw: 3.4, away: 3.75 };
  return {
    eventId: matchId,
    sport: 'football',
    tournamentId: 12,
    startTime: new Date().toISOString(),
    status: 'live',
    clock: { period: 1, minute: 10, seconds: 560, running: true, at: new Date().toISOString() },
    home: team(matchId * 2),
    away: team(matchId * 2 + 1),
    odds: { bookmakerId: 1, market: '1x2', opening: prices, current: prices },
    revision: 10,
  };
}

function change(kind: Kind): number[] {
  const ids = [...matches.keys()].slice(0, changedAtOnce);
  rounds += 1;
  for (const id of ids) matches.set(id, changed(matches.get(id)!, kind, rounds % 10));
  return ids;
}

function changed(match: MatchSummary, kind: Kind, digit: number): MatchSummary {
  const { home, odds } = match;
  if (kind === 'scoreOnly') return { ...match, home: { ...home, score: digit } };
  const revision = 10 + digit;
  if (kind === 'goal')
    return { ...match, home: { ...home, score: digit, periods: [digit] }, revision };
  const current = { ...odds!.current, home: 2 + (digit + 1) / 100 };
  return { ...match, odds: { ...odds!, current }, revision };
}

/** Broadcasts changes sequentially. Answers with the time at which the hub received each, in nanoseconds. */
async function broadcast(order: Extract<Order, { op: 'broadcast' }>): Promise<string[]> {
  const starts: string[] = [];
  for (let index = 0; index < order.count; index += 1) {
    const wasRead = new Promise<void>((resolve) => (read = resolve));
    starts.push(String(process.hrtime.bigint()));
    hub.matchesChanged(change(order.kind));
    await wasRead;
    if (order.gapMs > 0) await new Promise((resolve) => setTimeout(resolve, order.gapMs));
  }
  return starts;
}

process.on('message', async (order: Order) => {
  if (order.op === 'broadcast') return process.send?.({ starts: await broadcast(order) });
  if (order.op === 'cpu') return process.send?.(process.cpuUsage());
  if (order.op === 'leave') return leave().then(() => process.send?.({ left: true }));
  globalThis.gc?.();
  process.send?.({ rss: process.memoryUsage().rss });
});
process.on('disconnect', () => process.exit());

const server = createServer();
hub.attach(server);
await hub.start();
server.listen(0, '0.0.0.0', 4096, () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
});
