import { createLiveConnection, type LiveConnection } from '@scoreline/shared-lib/live';

import type { WidgetSource } from './source';

function connectionOf({ site, clientId }: WidgetSource): LiveConnection {
  const url = `${site.replace(/^http/, 'ws')}/live?${new URLSearchParams({ clientId }).toString()}`;
  const { connections } = thisPage();
  const connection = connections.get(url) ?? createLiveConnection({ url });
  connections.set(url, connection);
  return connection;
}

/** Listens to a topic on the page's one socket until the returned function is called. */
export const listenTo = <T>(source: WidgetSource, topic: string, listen: (image: T) => void) =>
  connectionOf(source).subscribe<T>(topic, listen);

/** Milliseconds on the server's time, as far as its socket has told. */
export const serverTime = (source: WidgetSource): number =>
  Date.now() + connectionOf(source).serverTimeOffset();

/** What all widgets of a page have in common, whichever version they are. It only ever grows. */
interface ThisPage {
  /** By the socket's address. */
  connections: Map<string, LiveConnection>;
}

const symbol = Symbol.for('scoreline.widget');

/** The one thing that widgets leave on a page. */
function thisPage(): ThisPage {
  const holder = globalThis as { [symbol]?: ThisPage };
  const known = holder[symbol];
  if (known) return known;
  const made: ThisPage = { connections: new Map() };
  Object.defineProperty(holder, symbol, { value: made });
  return made;
}
