import type { Market, Sport } from './sport';
import type { Incident, MatchSummary, Prices, PromotionWinner } from './types';

/** Incremented when a frame changes in a way older clients cannot read. */
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
      /** The client fetches large images over HTTP and then resumes from their number. */
      images?: 'http';
    }
  | { op: 'unsubscribe'; id: number; topics: string[] }
  | { op: 'ping' };

export const liveErrorCodes = [
  'badFrame',
  'frameTooLarge',
  'unknownTopic',
  'tooManyTopics',
  /** Too many topics in a short time: retry later. */
  'tooFast',
] as const;
export type LiveErrorCode = (typeof liveErrorCodes)[number];

export type ServerFrame =
  | { op: 'image'; topic: string; seq: number; data: unknown }
  | { op: 'delta'; topic: string; seq: number; data: unknown }
  /** Sent instead of an image to clients with `images: 'http'`: `GET {path}` returns the newest image's frame, compressed. */
  | { op: 'imageAt'; topic: string; path: string }
  | { op: 'heartbeat'; time: string }
  | { op: 'error'; id: number | null; code: LiveErrorCode };

/** Image of `matches:{sport}`: matches that are live or within 24 hours of the server's clock, by event id. */
export type MatchesImage = Record<string, MatchSummary>;

/**
 * Image of `match:{eventId}`. Growing parts are objects by key, so that one more goal, figure or price is a small merge patch.
 */
export interface MatchImage {
  summary: MatchSummary;
  /** By incident id; sort by period, minute, added time, id. A withdrawn one stays and is marked. */
  incidents: Record<string, Incident>;
  /** By period (0 is the whole match), then by the statistic's key. */
  statistics: Record<string, Record<string, { home: number; away: number }>>;
  /** By `{bookmakerId}:{market}:{line}`; the odds operation has the movements in between. */
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

/** Image of `promotion:{promotionId}`: the state of its round and the latest winners. */
export interface PromotionImage {
  roundId: number;
  /** Number of draws in the round so far, the last draw's hash, and its signature. */
  draws: number;
  head: string;
  headSignature: string;
  /** Remaining prizes by prize id. */
  left: Record<string, number>;
  /** The newest by ticket; older ones are removed. */
  winners: Record<string, Omit<PromotionWinner, 'ticket'>>;
}
