import { createLiveConnection, type LiveConnection } from '@scoreline/shared-lib/live';

import { thisPage } from './thisPage';
import type { Place } from './place';

function connectionOf({ site, clientId }: Place): LiveConnection {
  const url = `${site.replace(/^http/, 'ws')}/live?${new URLSearchParams({ clientId }).toString()}`;
  const { connections } = thisPage();
  const connection = connections.get(url) ?? createLiveConnection({ url });
  connections.set(url, connection);
  return connection;
}

/** Listens to a topic on the page's one socket until the returned function is called. */
export const listenTo = <T>(place: Place, topic: string, listen: (image: T) => void) =>
  connectionOf(place).subscribe<T>(topic, listen);

/** Milliseconds on the server's time, as far as its socket has told. */
export const serverTime = (place: Place): number =>
  Date.now() + connectionOf(place).serverTimeOffset();
