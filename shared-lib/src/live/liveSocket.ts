import { type ClientFrame, liveLimits } from '../contract';

/** `idle`: no subscribers. `paused`: the page has been hidden for long. */
export type LiveStatus = 'idle' | 'connecting' | 'online' | 'reconnecting' | 'paused';

export type SocketClass = new (url: string) => WebSocket;

interface LiveSocketOptions {
  url: string;
  WebSocket: SocketClass;
  /** Called when the socket is open; the server has no state from an earlier socket. */
  opened(): void;
  received(text: string): void;
  /** Whether a lost socket should reconnect. */
  isWanted(): boolean;
}

const silenceMs = liveLimits.heartbeatMs * liveLimits.missedHeartbeats + 500;
const open = 1;

/** Socket to `/live`: reconnects with exponential backoff when it is lost or silent. */
export function createLiveSocket(options: LiveSocketOptions) {
  const statusListeners = new Set<() => void>();
  let status: LiveStatus = 'idle';
  let socket: WebSocket | null = null;
  let attempt = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  function setStatus(next: LiveStatus): void {
    if (status === next) return;
    status = next;
    for (const listener of [...statusListeners]) listener();
  }

  function connect(): void {
    drop();
    setStatus(status === 'idle' ? 'connecting' : status === 'connecting' ? status : 'reconnecting');
    const opened = new options.WebSocket(options.url);
    socket = opened;
    listenForSilence();
    opened.onopen = () => opened === socket && begin();
    opened.onmessage = ({ data }) => opened === socket && receive(String(data));
    opened.onclose = () => opened === socket && lost();
    opened.onerror = () => undefined;
  }

  function begin(): void {
    attempt = 0;
    setStatus('online');
    options.opened();
  }

  function receive(text: string): void {
    listenForSilence();
    options.received(text);
  }

  function lost(): void {
    drop();
    if (!options.isWanted()) return setStatus('idle');
    setStatus('reconnecting');
    retry = setTimeout(connect, backOff(attempt));
    attempt += 1;
  }

  /** Closes the socket and ignores its further events. */
  function drop(): void {
    clearTimeout(retry);
    clearTimeout(silence);
    const dropped = socket;
    socket = null;
    dropped?.close();
  }

  function listenForSilence(): void {
    clearTimeout(silence);
    silence = setTimeout(lost, silenceMs);
  }

  const isOpen = (): boolean => socket?.readyState === open;

  return {
    connect,
    isOpen,
    /** Connects at once if the socket is paused or waiting for its next attempt. */
    wake(): void {
      if (status !== 'paused' && status !== 'reconnecting') return;
      attempt = 0;
      connect();
    },
    stop(as: 'idle' | 'paused'): void {
      drop();
      if (status !== 'idle') setStatus(as);
    },
    /** Drops the frame if the socket is not open; `opened` sends the current state again. */
    send(frame: ClientFrame): void {
      if (isOpen()) socket?.send(JSON.stringify(frame));
    },
    status: (): LiveStatus => status,
    onStatus(listener: () => void): () => void {
      statusListeners.add(listener);
      return () => statusListeners.delete(listener);
    },
  };
}

export type LiveSocket = ReturnType<typeof createLiveSocket>;

/** Milliseconds before the next attempt: doubled each time up to 30 s; half of it is random to spread the clients. */
function backOff(attempt: number, random: () => number = Math.random): number {
  const { reconnectMinMs, reconnectMaxMs } = liveLimits;
  const longest = Math.min(reconnectMaxMs, reconnectMinMs * 2 ** (attempt + 1));
  return Math.max(reconnectMinMs, longest / 2 + (longest / 2) * random());
}
