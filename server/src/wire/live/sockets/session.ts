import type { Duplex } from 'node:stream';

import type { WebSocket } from 'ws';

/** A session's view of a topic: the source of its newest image. */
export interface Subscribed {
  readonly log: { imageFrame(isFetched: boolean): Buffer } | null;
}

/** One connected client: its topics and pending messages. */
export class Session<T extends Subscribed = Subscribed> {
  readonly topics = new Set<T>();
  badFrames = 0;
  /** Whether it fetches large images over HTTP, as its last subscription stated. */
  fetchesImages = false;
  /** Consecutive heartbeats that were skipped because of its full buffer. */
  missedHeartbeats = 0;
  /** Topics with dropped deltas; each gets the newest image once the client reads again. */
  private stale: Set<T> | null = null;

  constructor(
    readonly webSocket: WebSocket,
    private readonly socket: Duplex,
    private readonly options: { slowClientBytes: number; conflated(): void },
  ) {
    socket.on('drain', () => this.catchUp());
  }

  /** Sends a frame without a topic; slow clients skip it. False if it was not sent. */
  send(frame: Buffer): boolean {
    if (this.isSlow() || this.webSocket.readyState !== this.webSocket.OPEN) return false;
    // The frame is complete: bypasses ws, which would write a header and a payload per client.
    this.socket.write(frame);
    return true;
  }

  heartbeat(frame: Buffer): void {
    this.missedHeartbeats = this.send(frame) ? 0 : this.missedHeartbeats + 1;
  }

  deliver(topic: T, frame: Buffer): boolean {
    if (this.stale?.has(topic)) return false;
    if (this.send(frame)) return true;
    (this.stale ??= new Set()).add(topic);
    this.options.conflated();
    return false;
  }

  forget(topic: T): void {
    this.topics.delete(topic);
    this.stale?.delete(topic);
  }

  private isSlow(): boolean {
    return this.socket.writableLength > this.options.slowClientBytes;
  }

  private catchUp(): void {
    for (const topic of this.stale ?? []) {
      if (this.isSlow()) return;
      this.stale!.delete(topic);
      if (topic.log) this.send(topic.log.imageFrame(this.fetchesImages));
    }
    this.stale = null;
  }
}
