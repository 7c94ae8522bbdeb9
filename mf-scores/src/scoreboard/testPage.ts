import type { MatchesImage } from '@scoreline/shared-lib/contract';
import { vi } from 'vitest';

/** A live socket whose server is the test. */
export class LiveSocket {
  static last: LiveSocket | undefined;
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  #seq = 1;

  constructor() {
    LiveSocket.last = this;
  }

  send(): void {}
  close(): void {}

  /** Accepts, and sends the image of today's football. */
  open(image: MatchesImage): void {
    this.readyState = 1;
    this.onopen?.();
    this.#tell({ op: 'image', topic: 'matches:football', seq: this.#seq, data: image });
  }

  delta(topic: string, data: unknown): void {
    this.#seq += 1;
    this.#tell({ op: 'delta', topic, seq: this.#seq, data });
  }

  #tell(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

/** What a browser's page has and jsdom's has not: a size, media queries, a socket of ours. */
export function installPage(): void {
  LiveSocket.last = undefined;
  delete (globalThis as { [key: symbol]: unknown })[Symbol.for('scoreline.live')];
  vi.stubGlobal('WebSocket', LiveSocket);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('innerHeight', 800);
}
