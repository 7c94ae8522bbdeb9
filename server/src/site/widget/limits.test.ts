import { request } from 'node:http';

import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { duringTests } from '@scoreline/database/duringTests';
import { openWidgetTest } from './testing';

const limits = {
  ofVisitor: { burst: 4, perSecond: 1 },
  ofClient: { burst: 6, perSecond: 1 },
};
const test = duringTests(() => openWidgetTest({ limits }));
const [one, other, third] = ['127.0.0.1', '127.0.0.2', '127.0.0.3'];
let port = 0;

beforeAll(async () => {
  port = Number(new URL(await test.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
beforeEach(() => {
  test.clock.now = new Date(test.clock.now.getTime() + 60_000);
});

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: { bizCode: number };
}

/** The answer to a visitor at an address of this machine, over the network. */
const ask = (localAddress: string | undefined, clientId: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const path = `/widget/v1/data.json?clientId=${clientId}&view=match:${test.matchId}`;
    const headers = { origin: 'https://news.example' };
    request({ host: '127.0.0.1', port, path, localAddress, headers, agent: false }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => {
        const { statusCode: status = 0, headers: received } = answer;
        resolve({ status, headers: received, body: JSON.parse(text) as Answer['body'] });
      });
    })
      .on('error', reject)
      .end();
  });

async function statuses(times: number, address: string | undefined, clientId: string) {
  const answered: number[] = [];
  for (let turn = 0; turn < times; turn += 1) answered.push((await ask(address, clientId)).status);
  return answered;
}

describe('the calls of a client', () => {
  it('end at 429 with the time to wait, which every page can read; another client goes on', async () => {
    expect(await statuses(4, one, 'futbol')).toEqual([200, 200, 200, 200]);
    const late = await ask(one, 'futbol');
    expect(late).toMatchObject({
      status: 429,
      headers: {
        'retry-after': '1',
        'access-control-allow-origin': '*',
        'cache-control': 'no-store',
      },
      body: { bizCode: 15000, data: null },
    });
    expect((await ask(one, 'futebol')).status).toBe(200);
    test.clock.now = new Date(test.clock.now.getTime() + 1_000);
    expect((await ask(one, 'futbol')).status).toBe(200);
  });

  it('end for all its visitors together, wherever they are', async () => {
    expect(await statuses(4, one, 'futbol')).not.toContain(429);
    expect(await statuses(3, other, 'futbol')).toEqual([200, 200, 429]);
    expect((await ask(third, 'futebol')).status).toBe(200);
  });

  it('are not taken from its other visitors by one who is refused', async () => {
    const flood = await statuses(30, one, 'futbol');
    expect(flood.filter((status) => status === 200)).toHaveLength(4);
    expect(await statuses(2, other, 'futbol')).toEqual([200, 200]);
  });
});
