import type { ServerFrame } from '@scoreline/shared-lib/contract';

export type TopicFrame = Extract<ServerFrame, { op: 'image' | 'delta' }>;

/** The writer's messages: frames for clients, and periodically the number of each topic. */
export type BusFrame = TopicFrame | { op: 'standing'; seqs: Record<string, number> };

/** Requests from an instance to the writer. */
export type LiveRequest =
  | {
      op: 'changed';
      ids: number[];
      promotions?: number[];
      /** The trace of the change, as a `traceparent`. */
      trace?: string | undefined;
    }
  /** For instances that cache answers. The sender numbers the topics itself; `mail` if the outbox has mail. */
  | { op: 'announce'; ids: number[]; mail?: true }
  /** Send the image unless the requester has it; `seq` is the newest it has. */
  | { op: 'want'; topic: string; seq: number | null }
  /** Somebody still listens to these topics. */
  | { op: 'listening'; topics: string[] };

export interface BusListener {
  /** Another instance's frame, in the text form for clients. */
  frame(text: string): void;
  /** Another instance's request, or this one's own except announcements. */
  request(request: LiveRequest): void;
  /** This instance has become the writer, or no longer is. */
  role(writer: boolean): Promise<void>;
  /** Frames may have been missed. */
  gap(): void;
}

/** Connects the live hubs of several servers. Exactly one of them numbers the topics: the writer. */
export interface LiveBus {
  start(listener: BusListener): Promise<void>;
  /** Sends to all followers of the topic, or to everyone if it is null; `image` returns the topic's newest image as a frame. */
  publish(topic: string | null, text: string, image?: () => string): void;
  /** Subscribes this instance to a topic's frames; those of other topics may be dropped. */
  follow(topic: string): void;
  unfollow(topic: string): void;
  request(request: LiveRequest): void;
  /** Changes that the writer accepted: if it has lost its role without noticing, the next writer gets them. */
  remember(ids: readonly number[]): void;
  close(): Promise<void>;
}

/** The bus of a single server, which is the writer. */
export const soleBus = (): LiveBus => ({
  start: (listener) => listener.role(true),
  publish: () => undefined,
  follow: () => undefined,
  unfollow: () => undefined,
  request: () => undefined,
  remember: () => undefined,
  close: async () => undefined,
});
