import type { TelemetryEvent } from '@scoreline/shared-lib/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { cookieLine, readCookie } from '../../wire/gateway/request/cookies';
import { blockOfAddress } from '../../wire/gateway/request/network';
import type { RateLimiter } from '../../wire/gateway/rateLimit';
import type { GuardedCanary } from './canaries';
import { heardWithinMs } from './minuteQueries';
import type { VisitCounts } from './visitCounts';

const cookieName = 'shell-handed';
const cookieSeconds = 86_400;
const minuteMs = 60_000;
/** Limits the first pages counted per address, so that faking devices that never report takes many addresses. */
const limit = { burst: 30, perSecond: 0.5 };

interface Deps {
  counts: Pick<VisitCounts, 'addPage'>;
  rateLimiter: RateLimiter;
  now(): Date;
  /** Whether visitors use TLS. */
  isSecure(request: FastifyRequest): boolean;
}

/** A device's cookie: the build, canary and minute of its first page. */
interface Handed {
  build: string;
  since: number;
  /** Minutes since 1970; 0 once the page has reported that its shell started. */
  minute: number;
}

const lineOf = ({ build, since, minute }: Handed, secure: boolean): string =>
  cookieLine(cookieName, [build, since.toString(36), minute.toString(36)].join('.'), {
    ...{ path: '/', httpOnly: true, sameSite: 'lax', maxAge: cookieSeconds, secure },
  });

function handedIn({ headers }: FastifyRequest): Handed | null {
  const value = readCookie(headers.cookie, cookieName) ?? '';
  const [, build, since, minute] = /^([0-9a-f]{16})\.(\w{1,12})\.(\w{1,12})$/.exec(value) ?? [];
  if (!build || !since || !minute) return null;
  return { build, since: Number.parseInt(since, 36), minute: Number.parseInt(minute, 36) };
}

/** True for a page that is displayed now, not for a copy that a worker or browser prefetches. */
const isLookedAt = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  !/prefetch|prerender/.test(`${String(headers['sec-purpose'])} ${String(headers['purpose'])}`) &&
  (headers['sec-fetch-dest'] ?? 'document') === 'document';

/** The shell's canary of a track, if one runs. */
export const shellCanary = (canaries: readonly GuardedCanary[]): GuardedCanary | undefined =>
  canaries.find(({ remote }) => remote === 'shell');

/**
 * Detects shells that fail to start, which can't report it themselves. Counts the first page that each device gets with the
 * canary's shell or the current one, and the pages that soon report a started shell. A cookie without data about the device
 * links the two.
 */
export function createHandedPages({ counts, rateLimiter, now, isSecure }: Deps) {
  return {
    /** Counts a page with that shell. Call it before the page is sent. */
    async handOut(
      request: FastifyRequest,
      reply: FastifyReply,
      canary: GuardedCanary,
      build: string,
    ): Promise<void> {
      if (!isLookedAt(request) || (build !== canary.build && build !== canary.current)) return;
      const since = Date.parse(canary.since);
      const known = handedIn(request);
      if (known?.build === build && known.since === since) return;
      if ((await rateLimiter.take(`handed:${blockOfAddress(request.ip)}`, limit)) > 0) return;
      const minute = Math.floor(now().getTime() / minuteMs);
      counts.addPage(canary, { build, minute: new Date(minute * minuteMs), isHeard: false });
      reply.header('set-cookie', lineOf({ build, since, minute }, isSecure(request)));
    },
    /** Handles a page's report; a load event of the shell means that it started. */
    hear(
      request: FastifyRequest,
      reply: FastifyReply,
      canary: GuardedCanary,
      events: readonly TelemetryEvent[],
    ): void {
      const handed = handedIn(request);
      if (!handed || handed.minute === 0 || handed.since !== Date.parse(canary.since)) return;
      const { build, minute } = handed;
      const stands = events.some(
        (event) => event.kind === 'load' && event.remote === 'shell' && event.build === build,
      );
      const handedAt = new Date(minute * minuteMs);
      const late = now().getTime() - handedAt.getTime();
      if (!stands || late < 0 || late >= heardWithinMs) return;
      counts.addPage(canary, { build, minute: handedAt, isHeard: true });
      reply.header('set-cookie', lineOf({ ...handed, minute: 0 }, isSecure(request)));
    },
  };
}
