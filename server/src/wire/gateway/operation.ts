import type {
  MatchesTopic,
  OperationPath,
  OperationResponse,
} from '@scoreline/shared-lib/contract';
import { operations } from '@scoreline/shared-lib/contract/schemas';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { z } from 'zod';

import type { Database } from '../../store/db/schema';
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
  /** The `lan` header; answers marked public never depend on it. */
  language?: string;
  /** All that was committed before is read, by `performance.now()`; the moment of the reading where it is not given. */
  shownUntil?: number;
  /** The number up to which a list of matches read at a moment has missed nothing of its live topic; null where that is not known. */
  seqAt?: (topic: MatchesTopic, moment: number) => number | null;
  /** Null while nobody is signed in. */
  userId: number | null;
  /** The member's session at this device; never set for public operations. */
  session?: MemberSession | null;
  /** A token came that does not count: expired, revoked, or another device's. */
  tokenRefused?: boolean;
  deviceId?: string | undefined;
  /** The `channel` header: where the visit came from. */
  channel?: string | undefined;
  /** The caller's network address. */
  address?: string;
  /** Scheme and host of this site as the caller sees it: for what comes back to this very caller. */
  origin?: string;
  /** Where the call comes from, ISO 3166-1, where the proxy in front says so. */
  country?: string;
  /** The `mid` header. */
  brandNumber?: number;
  /** Whether the call came by https. */
  secure?: boolean;
  cookie?: (name: string) => string | undefined;
  setCookie?: (line: string) => void;
}

/** The request after its schema: defaults are filled in. */
export type Parsed<P extends OperationPath> = z.output<(typeof operations)[P]['request']>;

export type Handle<P extends OperationPath> = (
  request: Parsed<P>,
  context: OperationContext,
) => Promise<OperationResponse<P>>;

export interface OperationOptions<P extends OperationPath = OperationPath> {
  /** How long a public answer may be served again, ms; without it every call computes its own. */
  cacheMs?: number;
  /** What an answer is about: where changes are told, one of these makes it anew, and it is kept for longer. */
  subjects?: (request: Parsed<P>, data: OperationResponse<P>) => Subject[];
  /** How old an answer may be, ms, that a change has overtaken; half a second without it. */
  lagMs?: number;
  /** It only reads, and what a replica of the database shows a moment later will do. */
  bearsLag?: boolean;
}

/** An operation of the contract with what answers it. It never sees a cipher. */
export interface Operation extends Pick<OperationOptions, 'cacheMs' | 'lagMs' | 'bearsLag'> {
  path: OperationPath;
  cipher: 'device' | 'session';
  access: 'public' | 'visitor' | 'member';
  request: z.ZodType;
  response: z.ZodType;
  handle(request: unknown, context: OperationContext): Promise<unknown>;
  subjects?(request: unknown, data: unknown): Subject[];
}

/** `handle` throws a `BizError` for what the caller did wrong; anything else it throws is our fault, and a 500. */
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
