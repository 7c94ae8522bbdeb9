import { describe, expect, it } from '@jest/globals';
import { firstItem } from '@scoreline/shared-lib/contract/lists';
import Fastify from 'fastify';

import { TooBusy } from '../../../wire/drawing/drawingPool';
import { memoryRateLimiter } from '../../../wire/gateway/rateLimit';
import { loadBrands } from '../../pages/brandList';
import type { SiteOptions } from '../options';
import { type CardDrawing, createCardDrawing, createCards } from './cards';
import { serveShareCards } from './shareCards';
import { fakeDrawing, matchOf } from './testing';

/** Share cards of matches 1 to 10,000, all with the same score. */
async function openCards(drawing: CardDrawing) {
  const brands = await loadBrands();
  const state = { now: 1_000, score: 2, asked: 0 };
  const options: Partial<SiteOptions> = {
    ...{ brands, defaultBrand: firstItem(brands) },
    matchDetail: async (matchId) => {
      state.asked += 1;
      return matchId <= 10_000 ? matchOf(state.score) : null;
    },
  };
  const clock = () => state.now;
  const rateLimiter = memoryRateLimiter(clock);
  const app = Fastify();
  serveShareCards(app, '/', options as SiteOptions, createCards({ rateLimiter, drawing, clock }));
  const card = (file: string) => app.inject(`/share/match/${file}`);
  return { app, state, card };
}

describe('share cards', () => {
  it('are drawn once, and anew where something on them is another', async () => {
    const drawing = fakeDrawing();
    const { app, state, card } = await openCards(drawing);
    const before = await Promise.all([card('1.png'), card('1.png')]);
    state.score = 3;
    expect((await card('1.png')).body).toContain('2 – 2');
    state.now += 60_001;
    expect((await card('1.png')).body).toContain('3 – 3');
    expect(before.map(({ body }) => body)).toEqual([drawing.drawn[0], drawing.drawn[0]]);
    expect(drawing.drawn).toHaveLength(2);
    expect((await card('10001.png')).statusCode).toBe(404);
    await app.close();
  });

  it('that are at hand are read from nowhere for a minute, however often they are asked for', async () => {
    const { app, state, card } = await openCards(fakeDrawing());
    for (let times = 0; times < 200; times++) expect((await card('1.png')).statusCode).toBe(200);
    expect(state.asked).toBe(1);
    await app.close();
  });

  it('of ever more matches are limited by address, before anything is read', async () => {
    const { app, state, card } = await openCards(fakeDrawing());
    const statuses: number[] = [];
    for (let id = 1; id <= 100; id++) statuses.push((await card(`${id}.png`)).statusCode);
    expect([statuses.filter((status) => status === 200).length, state.asked]).toEqual([30, 30]);
    expect(statuses.at(-1)).toBe(429);
    await app.close();
  });

  it('are not to be had for a moment where too many wait, or one cannot be drawn', async () => {
    const busy: CardDrawing = {
      draw: (svg) =>
        svg.includes('3 – 3') ? Promise.reject(new TooBusy()) : Promise.resolve(null),
      close: () => undefined,
    };
    const { app, state, card } = await openCards(busy);
    for (const score of [2, 3]) {
      state.score = score;
      const { statusCode, headers } = await card('1.png');
      expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    }
    await app.close();
  });

  it('have no score where the address keeps it back, nor what tells how the match went', async () => {
    const { app, state, card } = await openCards(fakeDrawing());
    state.score = 3;
    expect((await card('1.png')).body).toContain('3 – 3');
    const hidden = (await card('1.png?spoilers=off')).body;
    expect(hidden).toContain('>v<');
    expect(hidden).not.toMatch(/3 – 3|>FT</);
    expect(hidden).toContain('21 Nov 2026');
    expect((await card('1.png?spoilers=on')).body).toContain('3 – 3');
    await app.close();
  });
});

it('a card is drawn by another process, which a card that cannot be drawn does not end', async () => {
  const drawing = createCardDrawing();
  const square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"></svg>';
  expect(await drawing.draw('no picture')).toBeNull();
  const image = Buffer.from((await drawing.draw(square)) ?? []);
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
  drawing.close();
});
