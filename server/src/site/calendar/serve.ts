import { readId } from '@scoreline/shared-lib/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

import { followedSubjects, memberOfKey } from '../../members/calendar/queries';
import type { Limit } from '../../wire/gateway/rateLimit';
import { blockOfAddress } from '../../wire/gateway/request/network';
import { queryOf } from '../pages/visitor/visit';
import { type CalendarDeps, type Choices, choicesOf, subjectName, writeCalendar } from './document';

const kinds = ['team', 'league'] as const;
type Kind = (typeof kinds)[number];
type Document = Awaited<ReturnType<typeof writeCalendar>>;

/** Calendar services fetch for many subscribers from few addresses. */
const byAddress: Limit = { burst: 60, perSecond: 5 };
const byMember: Limit = { burst: 20, perSecond: 1 / 30, ofAccount: true };
const freshMs = 300_000;
const mostBytes = 32 * 1024 * 1024;
const keyForm = /^[\w-]{43}$/;

const nobody = { teams: [], leagues: [], players: [], matches: [] };
const subjectsOf = (kind: Kind, id: number) => ({ ...nobody, [`${kind}s`]: [id] });

/**
 * `calendar/team/{id}.ics`, `calendar/league/{id}.ics`, the same for everyone, and `calendar/mine.ics?key=…`, the matches
 * that a member follows. `lang` and `spoilers=off` choose language and results.
 */
export function serveCalendars(
  app: FastifyInstance,
  { clock, ...deps }: CalendarDeps & { clock?: () => number },
): void {
  const { rateLimiter, brands } = deps.options;
  const known = new LRUCache<string, Document>({
    maxSize: mostBytes,
    sizeCalculation: ({ page }) => page.bytes,
    ttl: freshMs,
    ...(clock && { perf: { now: clock }, ttlResolution: 0 }),
  });

  /** Whether the call may pass; sends 429 if not. */
  async function mayPass(reply: FastifyReply, key: string, limit: Limit): Promise<boolean> {
    const waitMs = await rateLimiter.take(key, limit);
    if (waitMs > 0)
      void reply
        .code(429)
        .header('retry-after', Math.ceil(waitMs / 1_000))
        .send();
    return waitMs === 0;
  }
  const fromAddress = (request: FastifyRequest, reply: FastifyReply) =>
    mayPass(reply, `calendar:${blockOfAddress(request.ip)}`, byAddress);

  async function publicDocument(kind: Kind, id: number, choices: Choices) {
    const name = await subjectName(kind, id, choices, deps);
    return name === null ? null : writeCalendar(name, subjectsOf(kind, id), choices, deps);
  }

  async function sendPublic(kind: Kind, request: FastifyRequest, reply: FastifyReply) {
    const { file } = request.params as { file: string };
    const id = readId(/^(\d+)\.ics$/.exec(file)?.[1]);
    if (id === undefined) return reply.code(404).send();
    const choices = choicesOf(request, deps.options);
    const { brand, origin, language, isSpoilerFree } = choices;
    const key = [kind, id, brand.key, origin, language, isSpoilerFree].join(' ');
    let found = known.get(key);
    if (!found) {
      if (!(await fromAddress(request, reply))) return reply;
      const written = await publicDocument(kind, id, choices);
      if (!written) return reply.code(404).send();
      known.set(key, (found = written));
    }
    const { page, etag } = found;
    return page.send(request, reply, { etag, 'cache-control': 'public, max-age=300' });
  }

  async function sendMine(request: FastifyRequest, reply: FastifyReply) {
    reply.header('cache-control', 'private, no-cache');
    if (!(await fromAddress(request, reply))) return reply;
    const key = queryOf(request).get('key') ?? '';
    const member = keyForm.test(key) ? await memberOfKey(deps.options.db, key) : null;
    if (!member) return reply.code(404).send();
    if (member === 'revoked') return reply.code(410).send();
    const { userId } = member;
    if (!(await mayPass(reply, `calendar-mine:${userId}`, byMember))) return reply;
    const choices = choicesOf(request, deps.options);
    const subjects = await followedSubjects(deps.options.db, userId);
    const { page, etag } = await writeCalendar(choices.brand.name, subjects, choices, deps);
    return page.send(request, reply, { etag });
  }

  for (const base of new Set(brands.map(({ basePath }) => basePath))) {
    for (const kind of kinds)
      app.get(`${base}calendar/${kind}/:file`, (request, reply) =>
        sendPublic(kind, request, reply),
      );
    app.get(`${base}calendar/mine.ics`, sendMine);
  }
}
