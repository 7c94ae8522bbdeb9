import { createLiveConnection, type LiveConnection } from './connection';

const key = Symbol.for('scoreline.live');

/** The page's only connection, shared by the shell and all remotes, even if a remote bundles its own copy of this code. */
export function liveConnection(): LiveConnection {
  const page = globalThis as { [key]?: LiveConnection };
  page[key] ??= createLiveConnection({ url: liveUrl(location.href), fetch: (path) => fetch(path) });
  return page[key];
}

function liveUrl(address: string): string {
  const url = new URL('/live', address);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
