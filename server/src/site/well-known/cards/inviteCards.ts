import { isLanguage } from '@scoreline/shared-lib/contract';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';

import { inviterOf } from '../../../members/promotion/referrals/queries';
import { brandOf, originOf } from '../../pages/visitor/visit';
import { inviteCardPng } from './inviteCard';
import type { SiteOptions } from '../options';

const hour = 'public, max-age=3600';
/** As the server makes them. */
const codeText = /^[A-Z2-9]{8}$/;
const mostCards = 200;

interface Asked {
  Params: { id: string; file: string };
  Querystring: { lang?: string };
}

/** `share/promotion/{id}/{code}.png?lang=`: the picture of an invite, in its sender's language. */
export function serveInviteCards(app: FastifyInstance, base: string, options: SiteOptions): void {
  const drawn = new LRUCache<string, Buffer>({ max: mostCards });
  app.get<Asked>(`${base}share/promotion/:id/:file`, async (request, reply) => {
    const { params, query } = request;
    const [, name = ''] = /^(\w{1,64})\.png$/.exec(params.file) ?? [];
    const id = /^[1-9]\d{0,8}$/.test(params.id) ? Number(params.id) : null;
    if (id === null || name === '') return reply.callNotFound();
    const brand = brandOf(request, options);
    const language = isLanguage(query.lang ?? '') ? query.lang! : brand.defaultLanguage;
    const [own, english] = await Promise.all([
      options.promotionDetail(id, language),
      options.promotionDetail(id, 'en'),
    ]);
    if (!own || !english) return reply.callNotFound();
    // Of codes that are nobody's there is no end, and each drawing takes the process a while.
    const code = codeText.test(name) && (await inviterOf(options.db, name)) ? name : null;
    const host = new URL(originOf(request, options)).host;
    const invite = { titles: [own.title, english.title], code, host, minimumAge: own.minimumAge };
    const key = JSON.stringify([brand.key, invite]);
    const image = drawn.get(key) ?? inviteCardPng(invite, brand);
    drawn.set(key, image);
    return reply.header('cache-control', hour).type('image/png').send(image);
  });
}
