import type { OperationContext } from '../operation';
import { cookieLine } from '../request/cookies';

const name = 'just-written';

/** Whether the caller wrote so recently that a replica may not include it. */
export const hasJustWritten = ({ cookie }: Pick<OperationContext, 'cookie'>): boolean =>
  cookie?.(name) !== undefined;

/** Marks the caller for any server, for as long as a replica may lag. */
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
