import type { Market, Sport } from './sport';
import type { Incident, MatchSummary, Prices, PromotionWinner } from './types';

/** Raised when a frame changes in a way an older client cannot read. */
export const liveVersion = 1;

export const liveLimits = {
  topicsPerClient: 200,
  frameBytes: 64 * 1024,
  heartbeatMs: 5_000,
  missedHeartbeats: 2,
  keepDeltasMs: 120_000,
  keepDeltas: 256,
  reconnectMinMs: 500,
  reconnectMaxMs: 30_000,
} as const;

export type MatchesTopic = `matches:${Sport}`;
export type MatchTopic = `match:${number}`;
export type PromotionTopic = `promotion:${number}`;
export type Topic = MatchesTopic | MatchTopic | PromotionTopic;

export type ClientFrame =
  | {
      op: 'subscribe';
      id: number;
      topics: string[];
      since?: Record<string, number>;
      /** Large images need not come over the socket: the client fetches them, and asks again from their number on. */
      images?: 'http';
    }
  | { op: 'unsubscribe'; id: number; topics: string[] }
  | { op: 'ping' };

export const liveErrorCodes = [
  'badFrame',
  'frameTooLarge',
  'unknownTopic',
  'tooManyTopics',
  /** Too many topics in a short time: ask again later. */
  'tooFast',
] as const;
export type LiveErrorCode = (typeof liveErrorCodes)[number];

export type ServerFrame =
  | { op: 'image'; topic: string; seq: number; data: unknown }
  | { op: 'delta'; topic: string; seq: number; data: unknown }
  /** In the place of an image, to whoever said so: `GET {path}` has the frame of the newest image, compressed. */
  | { op: 'imageAt'; topic: string; path: string }
  | { op: 'heartbeat'; time: string }
  | { op: 'error'; id: number | null; code: LiveErrorCode };

/** The image of `matches:{sport}`: everything live or within 24 hours of the server's clock, by event id. */
export type MatchesImage = Record<string, MatchSummary>;

/**
 * The image of `match:{eventId}`. Everything that grows is an object by key, so that one more goal, figure or price is a
 * small merge patch.
 */
export interface MatchImage {
  summary: MatchSummary;
  /** By incident id; order by period, minute, added time, id. One taken back stays, marked. */
  incidents: Record<string, Incident>;
  /** By period (0 is the whole match), then by the statistic's key. */
  statistics: Record<string, Record<string, { home: number; away: number }>>;
  /** By `{bookmakerId}:{market}:{line}`; the movements between are the odds operation's. */
  odds: Record<string, LivePrice>;
  /** Football: from -100 (away) to 100 (home), by minute of play. */
  momentum: Record<string, number>;
}

export interface LivePrice {
  bookmakerId: number;
  bookmaker: string;
  market: Market;
  line: number;
  opening: Prices;
  current: Prices;
  /** ISO 8601 UTC. */
  currentAt: string;
}

/** The image of `promotion:{promotionId}`: how its round stands, and who won lately. */
export interface PromotionImage {
  roundId: number;
  /** Draws of the round so far, and the hash of the last one with its signature. */
  draws: number;
  head: string;
  headSignature: string;
  /** By prize id. */
  left: Record<string, number>;
  /** The newest by ticket; older ones are taken out. */
  winners: Record<string, Omit<PromotionWinner, 'ticket'>>;
}
