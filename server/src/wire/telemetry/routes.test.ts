import { expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { Registry } from 'prom-client';

import { duringTests } from '@scoreline/database/duringTests';
import { openTestDatabase } from '@scoreline/database/testing';
import { endFill, writeProgress } from '../../feeds/demo/progress';
import { serveHealth } from './routes';

const test = duringTests(openTestDatabase);

it('is ready as soon as it is open, and says whether its seasons are complete', async () => {
  let open = false;
  const app = Fastify();
  const ops = Fastify();
  serveHealth({ app, ops }, { db: test.db, metrics: new Registry(), isOpen: () => open });
  const ready = async (query = '') => {
    const [answer, here] = await Promise.all([
      ops.inject(`/readyz${query}`),
      app.inject(`/readyz${query}`),
    ]);
    expect([here.statusCode, here.json()]).toEqual([answer.statusCode, answer.json()]);
    return [answer.statusCode, answer.json().seasons];
  };
  expect(await ready()).toEqual([503, null]);
  open = true;
  await writeProgress(test.db, { seed: 1, at: 0, world: 2 }, 'fill');
  expect(await ready()).toEqual([200, 'filling']);
  expect(await ready('?seasons=complete')).toEqual([503, 'filling']);
  await endFill(test.db);
  expect(await ready('?seasons=complete')).toEqual([200, 'complete']);
});
