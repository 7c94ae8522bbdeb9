import { withLock } from './lock';

/** `failed`: unknown, because the network or the server did not answer. */
export type Renewal = 'renewed' | 'ended' | 'failed';

interface RenewalOptions {
  /** The current access token; null if nobody is signed in. */
  current: () => string | null;
  /**
   * Requests a new access token; null if the session is over.
   * @throws if there was no answer
   */
  ask: () => Promise<string | null>;
  save: (accessToken: string) => void;
  end: () => void;
}

/**
 * Handles a refused access token: renews it once for any number of calls and tabs. A token replaced meanwhile, by a renewal or a
 * new sign-in, is left alone, so that a late refusal never ends a newer session.
 */
export function createRenewal(
  options: RenewalOptions,
): (refused: string | null) => Promise<Renewal> {
  const running = new Map<string, Promise<Renewal>>();
  const other = (refused: string): Renewal | null => {
    const now = options.current();
    if (now === refused) return null;
    return now === null ? 'ended' : 'renewed';
  };
  const renew = async (refused: string): Promise<Renewal> => {
    const before = other(refused);
    if (before) return before;
    const token = await options.ask().catch(() => undefined);
    const meanwhile = other(refused);
    if (meanwhile) return meanwhile;
    if (token === undefined) return 'failed';
    if (token === null) options.end();
    else options.save(token);
    return token === null ? 'ended' : 'renewed';
  };
  const withoutToken = (): Renewal => {
    if (options.current() !== null) return 'renewed';
    options.end();
    return 'ended';
  };
  return async (refused) => {
    if (refused === null) return withoutToken();
    const known = running.get(refused);
    if (known) return known;
    const mine = withLock('renewal', () => renew(refused)).finally(() => running.delete(refused));
    running.set(refused, mine);
    return mine;
  };
}
