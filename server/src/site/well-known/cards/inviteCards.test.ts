import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { PromotionDetail } from '@scoreline/shared-lib/contract';
import { firstItem } from '@scoreline/shared-lib/contract/lists';
import Fastify, { type FastifyInstance } from 'fastify';

import { openTestDatabase, type TestDatabase } from '@scoreline/database/testing';
import { loadBrands } from '../../pages/brandList';
import { memoryRateLimiter } from '../../../wire/gateway/rateLimit';
import { createCards } from './cards';
import { serveInviteCards } from './inviteCards';
import { fakeDrawing } from './testing';
import type { SiteOptions } from '../options';

const promotion = { title: 'Invite friends', minimumAge: 18 } as PromotionDetail;

let database: TestDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db
    .insertInto('users')
    .values({ email: 'ana@fan.example', invite_code: 'ABCD2345', created_at: new Date() })
    .execute();
  const brands = await loadBrands();
  const options: Partial<SiteOptions> = {
    ...{ db: database.db, brands, defaultBrand: firstItem(brands) },
    promotionDetail: async (id) => (id === 1 ? promotion : null),
  };
  app = Fastify();
  const cards = createCards({ rateLimiter: memoryRateLimiter(), drawing: fakeDrawing() });
  serveInviteCards(app, '/', options as SiteOptions, cards);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const card = (path: string) => app.inject(`/share/promotion/${path}`);

it('has the code of a member, and none that is nobody’s', async () => {
  const [known, unknown, plain] = await Promise.all(
    ['1/ABCD2345.png', '1/ZZZZ9999.png', '1/invite.png'].map(card),
  );
  expect(known!.statusCode).toBe(200);
  expect(known!.rawPayload.equals(plain!.rawPayload)).toBe(false);
  expect(unknown!.rawPayload.equals(plain!.rawPayload)).toBe(true);
});

it('is not there for a promotion that is not', async () => {
  for (const path of ['2/ABCD2345.png', '0/ABCD2345.png', '1/ABCD2345.svg'])
    expect((await card(path)).statusCode).toBe(404);
});
