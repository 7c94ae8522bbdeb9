import { withLock } from './lock';

/** `failed`: nobody knows yet, the network or the server did not say. */
export type Renewal = 'renewed' | 'ended' | 'failed';

interface RenewalOptions {
  /** The access token in use now; null where nobody is signed in. */
  current: () => string | null;
  /** Asks for a new access token; null where the session is over. Throws where there was no answer. */
  ask: () => Promise<string | null>;
  save: (accessToken: string) => void;
  end: () => void;
}

/**
 * What to do about a refused access token: one renewal for any number of calls and tabs. A token that was replaced
 * meanwhile, by a renewal or by a new sign-in, is left alone, so that a late refusal never ends a newer session.
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
