import type { Limit } from '../../gateway/rateLimit';
import { TokenBucket } from './tokenBucket';

export interface VisitorLimits {
  /** Maximum sockets per address: many people share the address of a carrier's gateway. */
  socketsByAddress: number;
  /** Requested topics, repeated ones included. */
  topicsBySocket: Limit;
  topicsByAddress: Limit;
}

export const defaultVisitorLimits: VisitorLimits = {
  socketsByAddress: 1_000,
  topicsBySocket: { burst: 400, perSecond: 20 },
  topicsByAddress: { burst: 10_000, perSecond: 500 },
};

/** One socket's share of its address's limits. */
export interface Visitor {
  /** Whether this many topics may be requested now. */
  mayAsk(topics: number): boolean;
  left(): void;
}

interface Usage {
  sockets: number;
  topics: TokenBucket;
}

/** Connections by address; `clock` is in milliseconds. */
export function createVisitors(limits: VisitorLimits, clock: () => number) {
  const usages = new Map<string, Usage>();

  function usageAt(address: string): Usage {
    const known = usages.get(address);
    if (known) return known;
    const usage = { sockets: 0, topics: new TokenBucket(limits.topicsByAddress, clock()) };
    usages.set(address, usage);
    return usage;
  }

  return {
    /** Null if the address has its maximum of sockets. */
    enter(address: string): Visitor | null {
      const usage = usageAt(address);
      if (usage.sockets >= limits.socketsByAddress) return null;
      usage.sockets += 1;
      const own = new TokenBucket(limits.topicsBySocket, clock());
      let isHere = true;
      return {
        mayAsk: (topics) =>
          own.holds(topics, clock()) &&
          usage.topics.take(topics, clock()) &&
          own.take(topics, clock()),
        left() {
          if (isHere) usage.sockets -= 1;
          isHere = false;
        },
      };
    },
    /** Whether this many topics may be requested now without a socket. */
    mayAsk: (address: string, topics: number): boolean =>
      usageAt(address).topics.take(topics, clock()),
    /** Forgets addresses that left, except those whose bucket isn't full yet. */
    sweep(): void {
      for (const [address, { sockets, topics }] of usages)
        if (sockets === 0 && topics.isFull(clock())) usages.delete(address);
    },
    addresses: () => usages.size,
  };
}
