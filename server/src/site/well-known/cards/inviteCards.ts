import { isLanguage, readId } from '@scoreline/shared-lib/contract';
import type { FastifyInstance } from 'fastify';

import { inviterOf } from '../../../members/promotion/referrals/queries';
import { brandOf, originOf } from '../../pages/visitor/visit';
import type { Cards } from './cards';
import { inviteCardSvg } from './inviteCard';
import type { SiteOptions } from '../options';

const hour = 'public, max-age=3600';
/** The format of generated codes. */
const codeText = /^[A-Z2-9]{8}$/;

interface Asked {
  Params: { id: string; file: string };
  Querystring: { lang?: string };
}

/** `share/promotion/{id}/{code}.png?lang=`: the image of an invite, in its sender's language. */
export function serveInviteCards(
  app: FastifyInstance,
  base: string,
  options: SiteOptions,
  sendCard: Cards,
): void {
  app.get<Asked>(`${base}share/promotion/:id/:file`, async (request, reply) => {
    const { params, query } = request;
    const [, name = ''] = /^(\w{1,64})\.png$/.exec(params.file) ?? [];
    const id = readId(params.id);
    if (id === undefined || name === '') return reply.callNotFound();
    const brand = brandOf(request, options);
    const language = isLanguage(query.lang ?? '') ? query.lang! : brand.defaultLanguage;
    const host = new URL(originOf(request, options)).host;
    const svg = async () => {
      const [own, english] = await Promise.all([
        options.promotionDetail(id, language),
        options.promotionDetail(id, 'en'),
      ]);
      if (!own || !english) return null;
      // Unknown codes are unlimited, so they get the image without a code.
      const code = codeText.test(name) && (await inviterOf(options.db, name)) ? name : null;
      const titles = [own.title, english.title];
      return inviteCardSvg({ titles, code, host, minimumAge: own.minimumAge }, brand);
    };
    const key = JSON.stringify(['invite', brand.key, id, name, language, host]);
    return sendCard(request, reply, { key, cacheControl: hour, svg });
  });
}
