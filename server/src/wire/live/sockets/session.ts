import type { Duplex } from 'node:stream';

import type { WebSocket } from 'ws';

/** What a session has to know of a topic: where its newest image is. */
export interface Subscribed {
  readonly log: { imageFrame(isFetched: boolean): Buffer } | null;
}

/** One connected client: its topics and what it still has to be told. */
export class Session<T extends Subscribed = Subscribed> {
  readonly topics = new Set<T>();
  badFrames = 0;
  /** Large images are fetched over HTTP, as its last subscription said. */
  fetchesImages = false;
  /** Heartbeats in a row that its full buffer kept from it. */
  missedHeartbeats = 0;
  /** Topics whose deltas were dropped; each gets the newest image once the client reads again. */
  private stale: Set<T> | null = null;

  constructor(
    readonly webSocket: WebSocket,
    private readonly socket: Duplex,
    private readonly options: { slowClientBytes: number; conflated(): void },
  ) {
    socket.on('drain', () => this.catchUp());
  }

  /** Sends what belongs to no topic; a slow client does without. False where it was not sent. */
  send(frame: Buffer): boolean {
    if (this.isSlow() || this.webSocket.readyState !== this.webSocket.OPEN) return false;
    // The frame is finished: past ws, which would write a header and a payload for each client.
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
