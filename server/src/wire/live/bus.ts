import type { ServerFrame } from '@scoreline/shared-lib/contract';

export type TopicFrame = Extract<ServerFrame, { op: 'image' | 'delta' }>;

/** What the writer says: what goes to the clients, and now and then where each topic stands. */
export type BusFrame = TopicFrame | { op: 'standing'; seqs: Record<string, number> };

/** What an instance asks of the one that writes. */
export type LiveRequest =
  | {
      op: 'changed';
      ids: number[];
      promotions?: number[];
      /** What changed them, as a `traceparent`. */
      trace?: string | undefined;
    }
  /** For those who keep answers: the sender sees to the numbers itself; `mail` where the outbox has some. */
  | { op: 'announce'; ids: number[]; mail?: true }
  /** Send the image, unless the asker has it: `seq` is the newest the asker knows. */
  | { op: 'want'; topic: string; seq: number | null }
  /** Somebody still listens to these. */
  | { op: 'listening'; topics: string[] };

export interface BusListener {
  /** Another instance's frame, as the text that goes to the clients. */
  frame(text: string): void;
  /** Another instance's, and this one's own but for what it announces. */
  request(request: LiveRequest): void;
  /** This instance has become, or is no longer, the one that numbers topics. */
  role(writer: boolean): Promise<void>;
  /** Frames may have been missed. */
  gap(): void;
}

/** What joins the live hubs of several servers. Exactly one of them numbers the topics: the writer. */
export interface LiveBus {
  start(listener: BusListener): Promise<void>;
  /** For everybody who follows the topic, or for all where it is null; `image` is the topic's newest as a frame. */
  publish(topic: string | null, text: string, image?: () => string): void;
  /** Frames of this topic are wanted here; of a topic never followed none need come. */
  follow(topic: string): void;
  unfollow(topic: string): void;
  request(request: LiveRequest): void;
  /** What the writer was told has changed: another writer hears of it, should this one have lost its role unaware. */
  remember(ids: readonly number[]): void;
  close(): Promise<void>;
}

/** The bus of a server that is alone: it is the writer. */
export const soleBus = (): LiveBus => ({
  start: (listener) => listener.role(true),
  publish: () => undefined,
  follow: () => undefined,
  unfollow: () => undefined,
  request: () => undefined,
  remember: () => undefined,
  close: async () => undefined,
});
