import type {
  MatchesTopic,
  OperationPath,
  OperationResponse,
} from '@scoreline/shared-lib/contract';
import { operations } from '@scoreline/shared-lib/contract/schemas';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { z } from 'zod';

import type { Database } from '@scoreline/database/schema';
import type { Subject } from './changes';

/** A member's session at a device. */
export interface MemberSession {
  id: string;
  userId: number;
  deviceId: string;
  createdAt: Date;
}

export interface OperationContext {
  db: Kysely<Database>;
  now: () => Date;
  logger: Logger;
  /** The `lan` header; public answers never depend on it. */
  language?: string;
  /** Everything committed before this time is visible, by `performance.now()`; default: the time of the read. */
  shownUntil?: number;
  /** The number up to which a list of matches read at a time includes all of its live topic; null if unknown. */
  seqAt?: (topic: MatchesTopic, moment: number) => number | null;
  /** Null if nobody is signed in. */
  userId: number | null;
  /** The member's session at this device; never set for public operations. */
  session?: MemberSession | null;
  /** The request had an invalid token: expired, revoked, or another device's. */
  tokenRefused?: boolean;
  deviceId?: string | undefined;
  /** The `channel` header: the source of the visit. */
  channel?: string | undefined;
  /** The caller's network address. */
  address?: string;
  /** The site's origin as the caller sees it, for use in answers to this caller only. */
  origin?: string;
  /** The caller's country, ISO 3166-1, if the proxy sends it. */
  country?: string;
  /** The `mid` header. */
  brandNumber?: number;
  /** Whether the call used HTTPS. */
  secure?: boolean;
  cookie?: (name: string) => string | undefined;
  setCookie?: (line: string) => void;
}

/** The validated request, with defaults. */
export type Parsed<P extends OperationPath> = z.output<(typeof operations)[P]['request']>;

export type Handle<P extends OperationPath> = (
  request: Parsed<P>,
  context: OperationContext,
) => Promise<OperationResponse<P>>;

export interface OperationOptions<P extends OperationPath = OperationPath> {
  /** How long a public answer is cached, ms; without it, every call computes its own. */
  cacheMs?: number;
  /** The subjects of an answer. Where changes are reported, a change of one invalidates it, and it is cached longer. */
  subjects?: (request: Parsed<P>, data: OperationResponse<P>) => Subject[];
  /** Maximum age of an outdated answer, ms; default: half a second. */
  lagMs?: number;
  /** The operation only reads, and tolerates the lag of a replica. */
  bearsLag?: boolean;
}

/** An operation of the contract with its handler. It never handles encryption. */
export interface Operation extends Pick<OperationOptions, 'cacheMs' | 'lagMs' | 'bearsLag'> {
  path: OperationPath;
  cipher: 'device' | 'session';
  access: 'public' | 'visitor' | 'member';
  request: z.ZodType;
  response: z.ZodType;
  handle(request: unknown, context: OperationContext): Promise<unknown>;
  subjects?(request: unknown, data: unknown): Subject[];
}

/** `handle` throws a `BizError` for errors of the caller; any other error is ours and becomes a 500. */
export function defineOperation<P extends OperationPath>(
  path: P,
  handle: Handle<P>,
  { subjects, ...caching }: OperationOptions<P> = {},
): Operation {
  return {
    path,
    ...operations[path],
    ...caching,
    handle: (request, context) => handle(request as Parsed<P>, context),
    ...(subjects && {
      subjects: (request: unknown, data: unknown) =>
        subjects(request as Parsed<P>, data as OperationResponse<P>),
    }),
  };
}
