import { cleanup, waitFor } from '@testing-library/react';

import type { LiveConnection } from '../live';
import { stubGlobal } from './stubGlobal';

/** A live socket controlled by the test. */
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

  /** Sends a frame; the first one opens the connection. */
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

/** A previous test's connection would open sockets that this test would use as its own. */
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

/** Adds the browser features that jsdom lacks: a viewport size, media queries, observers and a socket. */
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
