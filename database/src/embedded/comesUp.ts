import { setTimeout as sleep } from 'node:timers/promises';

import { withClient } from '../connection/admin';

/** `recovering`: it is up and replays its log or syncs its files before it accepts connections. */
export type Answer = 'ready' | 'recovering' | 'silent';

const cannotConnectNow = '57P03';

/** A server's answer to a connection. */
export const askServer = (url: string): Promise<Answer> =>
  withClient(url, (client) => client.query('SELECT 1')).then(
    () => 'ready',
    (error: { code?: string }) => (error.code === cannotConnectNow ? 'recovering' : 'silent'),
  );

interface Waiting {
  ask: () => Promise<Answer>;
  hasEnded: () => boolean;
  /** The deadline for a silent server. */
  deadline: number;
  onRecovering: () => void;
  now?: () => number;
  pause?: () => Promise<unknown>;
}

/**
 * Whether a launched server comes up. Waits for one that recovers as long as it takes, however large its log is: if stopped
 * halfway, it would start over.
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
