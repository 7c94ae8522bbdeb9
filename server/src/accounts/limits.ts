import { TooManyCalls } from '../gateway/refusals';
import type { OperationContext } from '../gateway/operation';
import type { Limit, RateLimiter } from '../gateway/rateLimit';

/** Secrets tried from one place for one address, for one address from anywhere, and from one place for any address. */
const secretTries = {
  here: { burst: 10, perSecond: 1 / 60 },
  address: { burst: 30, perSecond: 1 / 60 },
  place: { burst: 60, perSecond: 0.5 },
} satisfies Record<string, Limit>;
/** Codes of an authenticator app and recovery codes, of one member from anywhere. */
const secondSteps = { burst: 10, perSecond: 1 / 300 } satisfies Limit;
const mailsToOne = { burst: 5, perSecond: 1 / 120 } satisfies Limit;
const mailsFromPlace = { burst: 20, perSecond: 1 / 30 } satisfies Limit;

type Caller = Pick<OperationContext, 'address'>;

export function createAccountLimits(limiter: RateLimiter) {
  async function take(...asked: [key: string, limit: Limit][]): Promise<void> {
    for (const [key, limit] of asked) {
      const waitMs = await limiter.take(key, limit);
      if (waitMs > 0) throw new TooManyCalls(waitMs);
    }
  }
  const secretLimits = (email: string, { address = '' }: Caller): [key: string, limit: Limit][] => [
    [`secret:place:${address}`, secretTries.place],
    [`secret:here:${address}:${email}`, secretTries.here],
    [`secret:address:${email}`, secretTries.address],
  ];
  return {
    /** Before a password or a code is looked at: nothing dear has been done yet. */
    secretTried: (email: string, caller: Caller) => take(...secretLimits(email, caller)),
    /** After it was the right one: who knows it is not guessing, however often. */
    async secretRight(email: string, caller: Caller): Promise<void> {
      for (const [key, limit] of secretLimits(email, caller)) await limiter.giveBack(key, limit);
    },
    stepTried: (userId: number, { address = '' }: Caller) =>
      take([`secret:place:${address}`, secretTries.place], [`step:${userId}`, secondSteps]),
    /** Before a mail is asked for, whether or not the address has an account. */
    mailAsked: (email: string, { address = '' }: Caller) =>
      take([`mail:place:${address}`, mailsFromPlace], [`mail:address:${email}`, mailsToOne]),
    /** As `mailAsked`, for a mail that is not what was asked for: false where it should not go. */
    async mayMail(email: string): Promise<boolean> {
      return (await limiter.take(`mail:address:${email}`, mailsToOne)) === 0;
    },
    providerCalled: ({ address = '' }: Caller) =>
      take([`provider:place:${address}`, secretTries.place]),
  };
}

export type AccountLimits = ReturnType<typeof createAccountLimits>;
