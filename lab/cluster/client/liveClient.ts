import {
  applyMergePatch,
  liveLimits,
  type MatchesImage,
  type ServerFrame,
} from '@scoreline/shared-lib/contract';
import { itemAt } from '@scoreline/shared-lib/contract/lists';
import { WebSocket } from 'ws';

import type { Frames } from './frames';

const topic = 'matches:football';
const silenceMs = liveLimits.heartbeatMs * (liveLimits.missedHeartbeats + 0.5);
const pausesMs = [250, 500, 1_000, 2_000];

export interface LiveRecord {
  /** Deltas that did not follow their predecessor. */
  gaps: number;
  /** Scores lower than one seen before. */
  stepsBack: number;
  reconnects: number;
}

/** A page's live connection, which keeps the image and an independent record of everything it saw. */
export class LiveClient {
  readonly record: LiveRecord = { gaps: 0, stepsBack: 0, reconnects: 0 };
  /** The highest score of each match by the home side's name. */
  readonly seen = new Map<string, number>();
  #image: MatchesImage = {};
  #seq: number | null = null;
  #socket: WebSocket | null = null;
  #isOver = false;
  #failures = 0;
  #silence: NodeJS.Timeout | undefined;

  constructor(
    private readonly url: string,
    private readonly from: string,
    private readonly frames: Frames,
    private readonly onScore: (match: string, score: number) => void,
    private readonly onPresence: (client: LiveClient, isHere: boolean) => void,
  ) {
    this.#connect();
  }

  get isConnected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN && this.#seq !== null;
  }

  /** The scores that it displays now. */
  scores(): Map<string, number> {
    return new Map(Object.values(this.#image).map(({ home }) => [home.name, home.score ?? 0]));
  }

  idOf(match: string): number | undefined {
    return Object.values(this.#image).find(({ home }) => home.name === match)?.eventId;
  }

  close(): void {
    this.#isOver = true;
    clearTimeout(this.#silence);
    this.#socket?.terminate();
  }

  #connect(): void {
    const socket = new WebSocket(this.url, {
      perMessageDeflate: false,
      handshakeTimeout: 5_000,
      headers: { 'x-forwarded-for': this.from },
    });
    this.#socket = socket;
    socket.on('open', () => {
      this.#listen();
      const since = this.#seq === null ? {} : { since: { [topic]: this.#seq } };
      socket.send(JSON.stringify({ op: 'subscribe', id: 1, topics: [topic], ...since }));
    });
    socket.on('message', (data: Buffer) => {
      this.#failures = 0;
      this.#listen();
      this.#take(this.frames.read(data));
    });
    socket.on('error', () => undefined);
    socket.on('close', () => this.#again());
  }

  /** A connection that is silent for too long counts as lost. */
  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#socket?.terminate(), silenceMs);
  }

  #again(): void {
    clearTimeout(this.#silence);
    if (this.#isOver) return;
    this.onPresence(this, false);
    this.record.reconnects += 1;
    const pauseMs = itemAt(pausesMs, Math.min(this.#failures++, pausesMs.length - 1));
    setTimeout(() => !this.#isOver && this.#connect(), pauseMs * (0.5 + Math.random()));
  }

  #take(frame: ServerFrame): void {
    if (frame.op === 'image') {
      this.#image = frame.data as MatchesImage;
      this.#seq = frame.seq;
      this.#look(Object.keys(this.#image));
      this.onPresence(this, true);
    }
    if (frame.op !== 'delta') return;
    if (this.#seq === null || frame.seq !== this.#seq + 1) this.record.gaps += 1;
    this.#image = applyMergePatch(this.#image, frame.data);
    this.#seq = frame.seq;
    this.#look(Object.keys(frame.data as object));
    this.onPresence(this, true);
  }

  #look(ids: string[]): void {
    for (const id of ids) {
      const match = this.#image[id];
      if (!match) continue;
      const { name, score } = match.home;
      const before = this.seen.get(name) ?? -1;
      const now = score ?? 0;
      if (now < before) this.record.stepsBack += 1;
      if (now <= before) continue;
      this.seen.set(name, now);
      this.onScore(name, now);
    }
  }
}
