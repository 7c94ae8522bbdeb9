import { describe, expect, it } from '@jest/globals';
import fastify from 'fastify';

import { serveFlags } from './flags';

const app = fastify();
serveFlags(app);
const get = (code: string) => app.inject(`/assets/flags/${code}.svg`);

describe('flags', () => {
  it.each(['es', 'br', 'gb-eng', 'gb-sct', 'gb-wls', 'eu'])('%s is an SVG', async (code) => {
    const { statusCode, headers, body } = await get(code);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(body).toMatch(/^<svg /);
  });
  it('are not made up', async () => {
    expect((await get('zz')).statusCode).toBe(404);
  });
});
