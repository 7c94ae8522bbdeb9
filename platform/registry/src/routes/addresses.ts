import { Refusal } from '@scoreline/remote-kit/admission';
import { previewName } from '@scoreline/shared-lib/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';

import type { Caller } from '../access/caller';
import type { Context, Deps } from '../app';
import type { Policy } from '../policy/document';
import { stage } from '../previews/stage';
import { readBody } from './body';

const name = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/);
const addressSchema = z.strictObject({
  name,
  build: z.string().regex(/^[0-9a-f]{16}$/),
  brand: name.optional(),
  env: name.default('prod'),
});

/** How long the link of an opened address is valid, in days: two hours. Opening the address again creates a new link. */
const days = 1 / 12;
/** Mirrors on other machines fetch a link within ten seconds. */
const mirrorSeconds = 12;

/** A browser's prompt sends a team's token as the password of any user name; other headers stay unchanged. */
function bearerOf(authorization = ''): string {
  const [, value] = /^basic (\S+)$/i.exec(authorization) ?? [];
  if (!value) return authorization;
  const pair = Buffer.from(value, 'base64').toString();
  return `Bearer ${pair.slice(pair.indexOf(':') + 1)}`;
}

/** Grants the caller the owning team's rights on the remote, if the caller approves that team's releases. */
function asApprover(caller: Caller, remote: string, env: string, { teams, approvers }: Policy) {
  const owner = Object.values(teams).find(({ remotes }) => remotes.includes(remote));
  const isOwn = caller.rights.remotes.includes(remote);
  return owner && !isOwn && approvers[env]?.includes(caller.team)
    ? { ...caller, rights: owner }
    : caller;
}

const waiting = (location: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${mirrorSeconds};url=${location}"><title>The build is on its way</title></head>
<body><h1>The build is on its way</h1><p>The site’s servers are being given it. Its page opens in ${mirrorSeconds} seconds.</p></body></html>`;

/** Redirects to the site with that link; waits first if the server learns of links only from its mirror. */
function lead(reply: FastifyReply, location: string, isAtOnce: boolean) {
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  if (isAtOnce) return reply.redirect(location, 303);
  return reply
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    .type('text/html; charset=utf-8')
    .send(waiting(location));
}

/**
 * An address for every build that the registry stores. With the token of the build's team, or of a team that approves its
 * releases, it redirects to the site with a new tester's link.
 */
export function serveAddresses(app: FastifyInstance, { site, changed }: Deps, context: Context) {
  app.get<{ Params: { name: string; build: string }; Querystring: Record<string, string> }>(
    '/registry/open/:name/:build',
    // A HEAD request must not create a link.
    { exposeHeadRoute: false },
    async ({ headers, params, query }, reply) => {
      const asked = readBody(addressSchema, { ...query, ...params });
      const caller = await context
        .caller(bearerOf(headers.authorization))
        .catch((error: unknown) => {
          reply.header('www-authenticate', 'Basic realm="Token of a team"');
          throw error;
        });
      if (!site) throw new Refusal('previews', 'REGISTRY_SITE names no site that it could lead to');
      const { name: remote, build, env } = asked;
      const ground = await context.site();
      const { teams } = ground.policy;
      const owner = Object.values(teams).find(({ remotes }) => remotes.includes(remote));
      const brand = asked.brand ?? owner?.brands[0] ?? '';
      const [link] = await stage(ground, asApprover(caller, remote, env, ground.policy), {
        ...{ remote, build, days, reason: 'its address was opened' },
        tracks: [{ brand, env, channel: 'stable' }],
      });
      if (!link) throw new Error('a link that was made is not told of');
      await context.changed();
      const base = site.replaceAll('{brand}', brand).replace(/\/$/, '');
      return lead(reply, `${base}${link.path}?${previewName}=${link.word}`, changed !== undefined);
    },
  );
}
