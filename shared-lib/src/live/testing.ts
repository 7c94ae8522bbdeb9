import { jest } from '@jest/globals';

import type { ClientFrame, ServerFrame } from '../contract';
import { lastItem } from '../contract/lists';
import { createLiveConnection, type LiveConnectionOptions } from './connection';

/** The server's end of every socket the connection has opened. */
export class FakeSocket {
  static opened: FakeSocket[] = [];
  static get last(): FakeSocket {
    return lastItem(FakeSocket.opened);
  }
  readyState = 0;
  sent: ClientFrame[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  constructor(readonly url: string) {
    FakeSocket.opened.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientFrame);
  }
  close(): void {
    this.readyState = 3;
  }
  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(...frames: ServerFrame[]): void {
    for (const frame of frames) this.onmessage?.({ data: JSON.stringify(frame) });
  }
  breakOff(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  subscriptions(): ClientFrame[] {
    return this.sent.filter((frame) => frame.op === 'subscribe');
  }
}

/** Opens a connection to a server controlled by the test; uses jest's clock. */
export function openTestConnection(options: Pick<LiveConnectionOptions, 'fetch'> = {}) {
  FakeSocket.opened = [];
  const connection = createLiveConnection({
    url: 'ws://server/live',
    WebSocket: FakeSocket as unknown as typeof WebSocket,
    ...options,
  });
  const socket = () => FakeSocket.last;
  const frame = () => jest.advanceTimersByTimeAsync(20);
  return {
    connection,
    socket,
    /** Delivers what has arrived. */
    frame,
    async open(): Promise<void> {
      socket().accept();
      await frame();
    },
    async say(...frames: ServerFrame[]): Promise<void> {
      socket().say(...frames);
      await frame();
    },
    /** Ends the socket and opens another one. */
    async breakOff(): Promise<void> {
      const before = FakeSocket.opened.length;
      socket().breakOff();
      while (FakeSocket.opened.length === before) await jest.advanceTimersByTimeAsync(100);
      socket().accept();
      await frame();
    },
  };
}

export type TestConnection = ReturnType<typeof openTestConnection>;
