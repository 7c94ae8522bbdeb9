import { setTimeout as sleep } from 'node:timers/promises';

import { withClient } from '../connection/admin';

/** `recovering` is one that is up and reads its log, or makes sure of its files, before it lets anybody in. */
export type Answer = 'ready' | 'recovering' | 'silent';

const cannotConnectNow = '57P03';

/** What a server says to a connection. */
export const askServer = (url: string): Promise<Answer> =>
  withClient(url, (client) => client.query('SELECT 1')).then(
    () => 'ready',
    (error: { code?: string }) => (error.code === cannotConnectNow ? 'recovering' : 'silent'),
  );

interface Waiting {
  ask: () => Promise<Answer>;
  hasEnded: () => boolean;
  /** Up to when it may be silent. */
  deadline: number;
  onRecovering: () => void;
  now?: () => number;
  pause?: () => Promise<unknown>;
}

/**
 * Whether a server that was launched comes up. One that recovers is waited for as long as that takes, however large its log is: ended
 * in the middle it would have to begin again.
 */
export async function comesUp(waiting: Waiting): Promise<boolean> {
  const { ask, hasEnded, deadline, onRecovering } = waiting;
  const { now = Date.now, pause = () => sleep(50) } = waiting;
  for (let said: Answer = 'silent'; !hasEnded(); await pause()) {
    const before: Answer = said;
    said = await ask();
    if (said === 'ready') return true;
    if (said === 'recovering' && before !== said) onRecovering();
    if (said === 'silent' && now() >= deadline) return false;
  }
  return false;
}
