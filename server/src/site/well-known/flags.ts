import * as drawings from 'country-flag-icons/string/3x2';
import type { FastifyInstance } from 'fastify';

const flags = new Map<string, string>(
  Object.entries(drawings).map(([name, svg]) => [name.toLowerCase().replace('_', '-'), svg]),
);

/** Flags keep their names; a week ensures that a changed drawing appears eventually. */
const week = 'public, max-age=604800';

/** `/assets/flags/{code}.svg`: ISO 3166-1 alpha-2 in lower case, or `gb-eng` and the like. */
export function serveFlags(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/assets/flags/:file', (request, reply) => {
    const svg = flags.get(request.params.file.replace(/\.svg$/, ''));
    if (!svg) return reply.code(404).header('cache-control', week).send();
    return reply.header('cache-control', week).type('image/svg+xml').send(svg);
  });
}
