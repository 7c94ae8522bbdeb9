import { useEffect, useState, useSyncExternalStore } from 'react';

import { localNames } from '../i18n/names';
import type { LiveConnection } from './connection';
import type { LiveStatus } from './liveSocket';
import { liveConnection } from './sharedConnection';

/** Status of the live connection, for the "reconnecting" line. */
export function useLiveStatus(connection: LiveConnection = liveConnection()): LiveStatus {
  return useSyncExternalStore(connection.onStatus, connection.status, () => 'idle');
}

/** The newest image of a topic; undefined until it arrives. A null topic subscribes to nothing. */
export function useLiveTopic<T>(
  topic: string | null,
  connection: LiveConnection = liveConnection(),
): T | undefined {
  const [known, setKnown] = useState<{ topic: string; image: T }>();
  useEffect(() => {
    if (topic === null) return;
    return connection.subscribe<T>(topic, (image) => setKnown({ topic, image }));
  }, [topic, connection]);
  return known?.topic === topic ? localNames(known.image) : undefined;
}
