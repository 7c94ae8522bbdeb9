import { cleanup, waitFor } from '@testing-library/react';

import type { LiveConnection } from '../live';
import { stubGlobal } from './stubGlobal';

/** A live socket whose server is the test. */
class LiveSocket {
  static last: LiveSocket | undefined;
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  #seq = 0;

  constructor() {
    LiveSocket.last = this;
  }

  send(): void {}
  close(): void {}

  /** Accepts with the first word of the server. */
  tell(op: 'image' | 'delta', topic: string, data: unknown): void {
    this.#seq += 1;
    if (this.readyState === 0) {
      this.readyState = 1;
      this.onopen?.();
    }
    this.onmessage?.({ data: JSON.stringify({ op, topic, seq: this.#seq, data }) });
  }
}

/** The page's socket, once it has one. */
export const liveSocket = (): Promise<LiveSocket> =>
  waitFor(() => {
    if (!LiveSocket.last) throw new Error('The page has no live connection.');
    return LiveSocket.last;
  });

const connectionKey = Symbol.for('scoreline.live');

/** The connection of a test before would go on to open sockets, which this one would take for its own. */
function endConnection(): void {
  const page = globalThis as { [connectionKey]?: LiveConnection };
  page[connectionKey]?.close();
  delete page[connectionKey];
  LiveSocket.last = undefined;
}

class Observer {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** What a browser's page has and jsdom's has not: a size, media queries, observers, a socket of ours. */
export function installPage(): void {
  cleanup();
  endConnection();
  stubGlobal('WebSocket', LiveSocket);
  stubGlobal('ResizeObserver', Observer);
  stubGlobal('IntersectionObserver', Observer);
  stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  stubGlobal('scrollTo', () => undefined);
  stubGlobal('innerHeight', 800);
  Element.prototype.scrollIntoView = () => undefined;
}
