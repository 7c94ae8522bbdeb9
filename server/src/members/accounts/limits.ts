import { networkOf, blockOfAddress } from '../../wire/gateway/request/network';
import { TooManyCalls } from '../../wire/gateway/refusals';
import type { OperationContext } from '../../wire/gateway/operation';
import type { Limit, RateLimiter } from '../../wire/gateway/rateLimit';
import { isDeviceOfAddress, isDeviceOfMember, isKnown } from './login/knownDevices';

/**
 * Passwords and mailed codes tried for one address: at a known device, from one network, and from one place for all
 * addresses.
 */
const device = { burst: 10, perSecond: 1 / 60, ofAccount: true } satisfies Limit;
const network = { burst: 10, perSecond: 1 / 60, ofAccount: true } satisfies Limit;
const fromAddress = { burst: 60, perSecond: 0.5, ofAccount: true } satisfies Limit;
/** Passwords tried for one address from all unknown devices. The owner of the mailbox can still sign in with a code. */
const anywhere = { burst: 100, perSecond: 1 / 15, ofAccount: true } satisfies Limit;
/** Authenticator and recovery codes: of one member at a known device, and at all other devices together. */
const secondSteps = { burst: 10, perSecond: 1 / 300, ofAccount: true } satisfies Limit;
/** Mails to any address from one place: a school or a stadium can share one network address. */
const mailsFromAddress = { burst: 40, perSecond: 1 / 20, ofAccount: true } satisfies Limit;
/** Mails to one address from one network; the member's known devices are not counted. */
const mailsFromNetwork = { burst: 5, perSecond: 1 / 600, ofAccount: true } satisfies Limit;

type Asked = [key: string, limit: Limit];
type Caller = Pick<OperationContext, 'db' | 'address' | 'deviceId'>;
type Secret = 'password' | 'code';

/** Tokens taken from the rate limits before a secret is checked. */
export interface Try {
  /** Returns the tokens: a right secret is not a guess. */
  right(): Promise<void>;
}

const knownAt = ({ db, deviceId }: Caller, email: string) =>
  deviceId ? isKnown(db, isDeviceOfAddress(email, deviceId)) : Promise.resolve(false);

const ofStranger = (secret: Secret, email: string, { address = '' }: Caller): Asked[] => [
  [`${secret}:place:${blockOfAddress(address)}`, fromAddress],
  [`${secret}:network:${networkOf(address)}:${email}`, network],
  ...(secret === 'password' ? [[`password:address:${email}`, anywhere] satisfies Asked] : []),
];

export function createAccountLimits(limiter: RateLimiter) {
  async function take(...asked: Asked[]): Promise<Try> {
    for (const [key, limit] of asked) {
      const waitMs = await limiter.take(key, limit);
      if (waitMs > 0) throw new TooManyCalls(waitMs);
    }
    const right = async () => {
      for (const [key, limit] of asked) await limiter.giveBack(key, limit);
    };
    return { right };
  }

  async function tried(secret: Secret, email: string, caller: Caller): Promise<Try> {
    const isOwn = await knownAt(caller, email);
    const own: Asked = [`${secret}:device:${caller.deviceId}:${email}`, device];
    return take(...(isOwn ? [own] : ofStranger(secret, email, caller)));
  }

  return {
    /** Call before the password is hashed, which is expensive. */
    passwordTried: (email: string, caller: Caller) => tried('password', email, caller),
    /** Call before a mailed code is checked. Codes also limit their own tries. */
    codeTried: (email: string, caller: Caller) => tried('code', email, caller),
    /** Call before a signed-in member proves their identity. Other devices don't share this limit. */
    proofTried: (userId: number, { deviceId = '' }: Caller) =>
      take([`proof:${userId}:${deviceId}`, device]),
    async stepTried(userId: number, caller: Caller): Promise<Try> {
      const { db, address = '', deviceId = '' } = caller;
      const isOwn = await isKnown(db, isDeviceOfMember(userId, deviceId));
      if (isOwn) return take([`step:${userId}:${deviceId}`, secondSteps]);
      return take(
        [`step:place:${blockOfAddress(address)}`, fromAddress],
        [`step:${userId}`, secondSteps],
      );
    },
    /** Call before a code is mailed, whether or not the address has an account. False if no mail may be sent. */
    async mailAsked(email: string, caller: Caller): Promise<boolean> {
      const { address = '' } = caller;
      await take([`mail:place:${blockOfAddress(address)}`, mailsFromAddress]);
      const key = `mail:network:${networkOf(address)}:${email}`;
      const isOwn = await knownAt(caller, email);
      return isOwn || (await limiter.take(key, mailsFromNetwork)) === 0;
    },
    providerCalled: ({ address = '' }: Caller) =>
      take([`provider:place:${blockOfAddress(address)}`, fromAddress]),
  };
}

export type AccountLimits = ReturnType<typeof createAccountLimits>;
