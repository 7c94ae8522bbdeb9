import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';

import { duringTests } from '@scoreline/database/duringTests';
import { openTestDatabase } from '@scoreline/database/testing';
import { Holding } from './holding';
import { claimMessage, claimMs, insertMessage } from './queries';

const test = duringTests(openTestDatabase);
const sendingMs = 10_000;
const open: Holding[] = [];
let clock: jest.SpiedFunction<typeof performance.now>;
beforeEach(async () => {
  await test.db.deleteFrom('push_messages').execute();
  clock = jest.spyOn(performance, 'now').mockReturnValue(0);
});
afterEach(() => {
  clock.mockRestore();
  for (const holding of open.splice(0)) holding.stop();
});

const ids = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
] as const;
const at = new Date('2026-11-21T12:00:00Z');
const later = new Date(at.getTime() + claimMs);

async function hold() {
  const facts = { userId: 1, news: {} } as never;
  await insertMessage(test.db, { type: 'digest', ...(facts as object) } as never, at);
  const message = await claimMessage(test.db, ids[0], at);
  const options = { claimedAt: 0, sendingMs, isClosed: () => false };
  const holding = new Holding({ db: test.db, now: () => at }, message!, options);
  open.push(holding);
  return holding;
}

it('sends without a question while the claim outlasts what is sent', async () => {
  const holding = await hold();
  await test.db.deleteFrom('push_messages').execute();
  clock.mockReturnValue(claimMs - sendingMs - 1);
  expect(await holding.mayGoOn()).toBe(true);
});

it('asks once for all who want to send when the claim runs out, and goes on', async () => {
  const holding = await hold();
  clock.mockReturnValue(claimMs - sendingMs);
  const answers = await Promise.all([holding.mayGoOn(), holding.mayGoOn()]);
  expect(answers).toEqual([true, true]);
  await test.db.deleteFrom('push_messages').execute();
  expect(await holding.mayGoOn()).toBe(true);
});

it('sends nothing more once another sender has taken over', async () => {
  const holding = await hold();
  expect(await claimMessage(test.db, ids[1], later)).not.toBeNull();
  clock.mockReturnValue(claimMs - sendingMs);
  expect(await holding.mayGoOn()).toBe(false);
});

it('leaves to another sender what it has not served yet, at once', async () => {
  const holding = await hold();
  holding.message.served = 7;
  await holding.end(false);
  expect(await claimMessage(test.db, ids[1], at)).toMatchObject({ served: 7 });
});
