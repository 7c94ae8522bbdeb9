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
/** As many first pages of one address count: whoever makes up devices that tell nothing needs many addresses. */
const limit = { burst: 30, perSecond: 0.5 };

interface Deps {
  counts: Pick<VisitCounts, 'addPage'>;
  rateLimiter: RateLimiter;
  now(): Date;
  /** Whether visitors come over TLS. */
  isSecure(request: FastifyRequest): boolean;
}

/** What a device remembers: with which build, in which canary and minute it was handed its first page. */
interface Handed {
  build: string;
  since: number;
  /** Since 1970; 0 once the page has told that its shell stands. */
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

/** A page that somebody is to look at now: no copy that a worker or a browser fetches ahead. */
const isLookedAt = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  !/prefetch|prerender/.test(`${String(headers['sec-purpose'])} ${String(headers['purpose'])}`) &&
  (headers['sec-fetch-dest'] ?? 'document') === 'document';

/** The shell's canary of a track, where one runs. */
export const shellCanary = (canaries: readonly GuardedCanary[]): GuardedCanary | undefined =>
  canaries.find(({ remote }) => remote === 'shell');

/**
 * Sees shells that never stand, which tell nothing themselves: counts the first page that each device is handed with the canary's shell or
 * the current one, and of these pages those that tell soon that it stands. A cookie without anything of the device joins the two.
 */
export function createHandedPages({ counts, rateLimiter, now, isSecure }: Deps) {
  return {
    /** A page with that shell goes out; called before it is sent. */
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
    /** A page tells; that its shell has loaded is the sign that it stands. */
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
