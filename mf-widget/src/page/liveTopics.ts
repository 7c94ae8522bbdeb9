import { createLiveConnection, type LiveConnection } from '@scoreline/shared-lib/live';

import type { WidgetSource } from './source';

function connectionOf({ site, clientId }: WidgetSource): LiveConnection {
  const url = `${site.replace(/^http/, 'ws')}/live?${new URLSearchParams({ clientId }).toString()}`;
  const { connections } = thisPage();
  const connection = connections.get(url) ?? createLiveConnection({ url });
  connections.set(url, connection);
  return connection;
}

/** Subscribes to a topic on the page's one socket. Returns a function that unsubscribes. */
export const listenTo = <T>(source: WidgetSource, topic: string, listen: (image: T) => void) =>
  connectionOf(source).subscribe<T>(topic, listen);

/** Server time in milliseconds, by the offset that the socket has measured. */
export const serverTime = (source: WidgetSource): number =>
  Date.now() + connectionOf(source).serverTimeOffset();

/** State shared by all widgets of a page across versions. Fields may be added but never removed or changed. */
interface ThisPage {
  /** By socket URL. */
  connections: Map<string, LiveConnection>;
}

const symbol = Symbol.for('scoreline.widget');

/** The only global that widgets leave on a page. */
function thisPage(): ThisPage {
  const holder = globalThis as { [symbol]?: ThisPage };
  const known = holder[symbol];
  if (known) return known;
  const made: ThisPage = { connections: new Map() };
  Object.defineProperty(holder, symbol, { value: made });
  return made;
}
