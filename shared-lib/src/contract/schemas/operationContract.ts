import type { z } from 'zod';

export interface OperationContract {
  /** `device`: mode 1 or 2; `session`: mode 2 alone. */
  cipher: 'device' | 'session';
  /** `public` answers are the same for everybody and may be cached and compressed before encryption. */
  access: 'public' | 'visitor' | 'member';
  request: z.ZodType;
  response: z.ZodType;
}

/** What is the same for everybody. */
export const open = { cipher: 'device', access: 'public' } as const;
export const visitor = { cipher: 'session', access: 'visitor' } as const;
export const member = { cipher: 'session', access: 'member' } as const;
