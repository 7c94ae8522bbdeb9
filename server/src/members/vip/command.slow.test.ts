import { expect, it } from '@jest/globals';

import { ensureUser } from '../accounts/queries';
import { registerMember } from '../accounts/testing';
import { duringTests } from '@scoreline/database/duringTests';
import { runVip } from './command';
import { openVipTest } from './testing';

const test = duringTests(openVipTest);
const run = (line: string) =>
  runVip(line.split(' '), { db: test.db, now: () => test.clock.now, provider: test.provider });

it('days are given, shown and revoked by command, once for a reason', async () => {
  await registerMember(test, await test.newDevice(), 'given@mail.example');
  expect(await run('show --email given@mail.example')).toBe('Not VIP.');
  const given = await run('grant --email given@mail.example --days 30 --for sorry-1');
  expect(given).toContain('VIP until 2026-12-21 12:00 (grant).');
  await expect(run('grant --email given@mail.example --days 30 --for sorry-1')).rejects.toThrow(
    'before',
  );
  expect(await run('revoke --for sorry-1')).toContain('revoked');
  await expect(run('revoke --for sorry-1')).rejects.toThrow('nothing to revoke');
  expect(await run('show --email given@mail.example')).toMatch(/^Not VIP\./);
  for (const wrong of ['grant --email given@mail.example --days 0 --for x', 'show', 'draw'])
    await expect(run(wrong)).rejects.toThrow(/--days must|Usage/);
});

it('refuses days for a member whose address is not verified', async () => {
  await ensureUser(test.db, {
    email: 'unproved@mail.example',
    created_at: test.clock.now,
  });
  await expect(run('grant --email unproved@mail.example --days 30 --for x')).rejects.toThrow(
    'unproved@mail.example is not verified',
  );
  expect(await run('show --email unproved@mail.example')).toBe('Not VIP.');
});

it('a reconcile finds what no event told, mends it, and says so without the provider’s ids', async () => {
  const member = await test.newMember();
  await member.subscribe();
  expect((await member.status()).vip).toBe(false);
  const output = await run('reconcile');
  expect(output).toMatch(
    new RegExp(`^1 subscription compared, 1 mended.\\nmember ${member.userId}: unknown → active`),
  );
  expect(output).not.toMatch(/\b(cus|sub|in)_/);
  expect((await member.status()).vip).toBe(true);
  expect(await run('reconcile')).toBe('1 subscription compared, 0 mended.');
  await test.counterpart.wish({ failures: Array<number>(40).fill(500) });
  await expect(run('reconcile')).rejects.toThrow(/not compared/);
  await test.counterpart.wish({ failures: [] });
});
