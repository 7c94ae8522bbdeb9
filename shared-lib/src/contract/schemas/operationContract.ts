import type { z } from 'zod';

export interface OperationContract {
  /** `device`: mode 1 or 2; `session`: only mode 2. */
  cipher: 'device' | 'session';
  /** `public` answers are the same for everyone and may be cached, and compressed before encryption. */
  access: 'public' | 'visitor' | 'member';
  request: z.ZodType;
  response: z.ZodType;
}

/** For answers that are the same for everyone. */
export const open = { cipher: 'device', access: 'public' } as const;
export const visitor = { cipher: 'session', access: 'visitor' } as const;
export const member = { cipher: 'session', access: 'member' } as const;
