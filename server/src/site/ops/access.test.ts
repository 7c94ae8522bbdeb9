import { beforeEach, describe, expect, it } from '@jest/globals';

import { local, type OpenOps, openOps, token } from './testing';

let ops: OpenOps;
beforeEach(async () => void (ops = await openOps()));

describe('/ops', () => {
  it.each([
    ['another host name', { headers: { host: 'scoreline.example' } }],
    ['a proxy of this machine', { headers: { ...local, 'x-forwarded-for': '203.0.113.9' } }],
    ['another machine', { remoteAddress: '203.0.113.9' }],
    ['a wrong token', { headers: { ...local, authorization: 'Bearer wrong' } }],
  ])('asks %s for the token', async (_who, options) => {
    const answer = await ops.see(options);
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toContain('Basic');
    expect(answer.body).not.toContain('mf-scores');
  });

  it('opens to the token from anywhere, as a bearer or as a password', async () => {
    const basic = Buffer.from(`ops:${token}`).toString('base64');
    for (const authorization of [`Bearer ${token}`, `Basic ${basic}`]) {
      const answer = await ops.see({ remoteAddress: '203.0.113.9', headers: { authorization } });
      expect(answer.statusCode).toBe(200);
    }
  });

  it('asks this machine too where a proxy may stand on it', async () => {
    ops = await openOps(token, true);
    const headers = { ...local, authorization: `Bearer ${token}` };
    const [plainly, asked] = [await ops.see(), await ops.see({ headers })];
    expect([plainly.statusCode, asked.statusCode]).toEqual([401, 200]);
    ops = await openOps(null, true);
    expect((await ops.see()).statusCode).toBe(404);
  });

  it('does not exist for others where no token is set, and cannot be guessed at without end', async () => {
    ops = await openOps(null);
    expect((await ops.see({ remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
    ops = await openOps(token);
    const guess = (index: number) =>
      ops.see({ remoteAddress: '203.0.113.9', headers: { authorization: `Bearer ${index}` } });
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => guess(index)));
    expect(answers.some(({ statusCode }) => statusCode === 429)).toBe(true);
  });
});
