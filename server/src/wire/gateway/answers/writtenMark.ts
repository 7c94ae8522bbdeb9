import type { OperationContext } from '../operation';
import { cookieLine } from '../request/cookies';

const name = 'just-written';

/** Whether the caller wrote something so short a time ago that a replica may not show it. */
export const hasJustWritten = ({ cookie }: Pick<OperationContext, 'cookie'>): boolean =>
  cookie?.(name) !== undefined;

/** Marks the caller, at whichever server the next call arrives, for as long as a replica that is read may lag. */
export const markWritten = (
  { setCookie, secure = false }: Pick<OperationContext, 'setCookie' | 'secure'>,
  mostLagMs: number,
): void =>
  setCookie?.(
    cookieLine(name, '1', {
      ...{ path: '/api', httpOnly: true, sameSite: 'lax', secure },
      maxAge: Math.ceil(mostLagMs / 1000) + 1,
    }),
  );
