import { once } from 'node:events';
import { connect } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { openSite, type TestSite } from '../testing/site';

let site: TestSite;
let port: number;
beforeAll(async () => {
  site = await openSite();
  port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => {
  site.app.server.closeAllConnections();
  return site.close();
});

/** The registry's status for a request whose body never arrives. */
async function answerTo(method: string, path: string, authorization: string): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  const head = [
    `${method} ${path} HTTP/1.1`,
    ...['host: registry', 'content-type: application/json', 'content-length: 1000000'],
    ...[`authorization: ${authorization}`, 'connection: close', '', ''],
  ];
  socket.write(head.join('\r\n'));
  const [answer] = (await once(socket.setEncoding('utf8'), 'data')) as [string];
  socket.destroy();
  return Number(answer.split(' ')[1]);
}

const track = '/registry/tracks/scoreline/prod';

describe('a body', () => {
  it.each([
    ['PUT', '/registry/builds/mf-fans/0123456789abcdef'],
    ['POST', '/registry/changes'],
    ['POST', `${track}/changes`],
    ['POST', `${track}/remotes/mf-fans/rollback`],
    ['POST', `${track}/canaries/mf-fans/end`],
    ['POST', '/registry/rollbacks'],
    ['POST', '/registry/previews'],
    ['POST', '/registry/previews/end'],
  ])('is not waited for where nobody’s token comes with it: %s %s', async (method, path) => {
    expect(await answerTo(method, path, 'Bearer nobody')).toBe(403);
  });

  it('is as large as a build where it may be one, and nowhere else', async () => {
    const body = { padding: 'x'.repeat(2_000_000) };
    const sent = (method: 'PUT' | 'POST', path: string) => site.call('fans', method, path, body);
    expect((await sent('PUT', '/registry/builds/mf-fans/0123456789abcdef')).status).toBe(422);
    for (const path of ['/registry/changes', '/registry/rollbacks', '/registry/previews'])
      expect((await sent('POST', path)).status).toBe(413);
    expect((await sent('PUT', '/registry/policy')).status).toBe(413);
  });
});
