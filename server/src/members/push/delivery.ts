import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { lastItem } from '@scoreline/shared-lib/contract/lists';

import { causeHere, inSpan, quietly } from '../../store/traces/spans';
import { Holding } from './holding';
import { claimMessage, countFailure, type Recipient, recipientsOf } from './queries';
import { type SendDeps, sendOnce, timeoutMs } from './sending';

export type DeliveryDeps = SendDeps;

/** Each page queries all recipients again, so pages are few and large. */
const page = 1_000;
/** Progress is stored this often. After a kill, another process repeats at most this many notifications, silently. */
const noted = 100;
const atOnce = 20;
/** Older news is not sent. */
const freshMs = 10 * 60_000;
const retriesMs = [1_000, 5_000];
/** A message that takes longer is given up, so that the others can be sent. */
const budgetMs = 5 * 60_000;

/** Delivers one unclaimed message; false if there is none. */
export async function deliverNext(
  deps: DeliveryDeps,
  { isClosed, claimed }: { isClosed: () => boolean; claimed: () => void },
): Promise<boolean> {
  const claimedAt = performance.now();
  // A new claim id each time, so that a process doesn't mistake a message it lost and claims again for its earlier claim.
  const message = await claimMessage(deps.db, randomUUID(), deps.now());
  if (!message) return false;
  claimed();
  const links = [causeHere()].filter((link) => link !== null);
  // One trace with a hundred thousand calls would be unreadable.
  const work = () =>
    quietly(() => {
      const options = { claimedAt, sendingMs: timeoutMs, isClosed };
      const holding = new Holding(deps, message, options);
      return deliver({ deps, holding, isClosed, ends: claimedAt + budgetMs });
    });
  await inSpan('notify', work, {
    ...{ root: true, links },
    attributes: { 'scoreline.notification': message.data.type },
  });
  return true;
}

interface Delivery {
  deps: DeliveryDeps;
  holding: Holding;
  isClosed: () => boolean;
  /** When delivery stops, by `performance.now()`. */
  ends: number;
}

interface Waiting {
  recipient: Recipient;
  repeated: boolean;
}

async function deliver(delivery: Delivery): Promise<void> {
  const { deps, holding } = delivery;
  try {
    const isFresh = deps.now().getTime() - holding.message.createdAt.getTime() < freshMs;
    await holding.end(!isFresh || (await serve(delivery)));
  } finally {
    holding.stop();
  }
}

/**
 * True when everybody is served; false if the sender closes or another one has taken over. Retries start after everybody was
 * tried once.
 */
async function serve(delivery: Delivery): Promise<boolean> {
  const { holding } = delivery;
  const waiting: Waiting[] = [];
  const isServed = (await serveAll(delivery, waiting)) && (await serveAgain(delivery, waiting));
  // The next sender serves those who still wait, as repeats.
  const first = isServed ? undefined : waiting[0];
  if (first) holding.message.served = Math.min(holding.message.served, first.recipient.id - 1);
  return isServed;
}

/** Stores the next recipients before sending, so that the sender after a kill knows who may have been notified. */
async function serveAll(delivery: Delivery, waiting: Waiting[]): Promise<boolean> {
  const { deps, holding, isClosed } = delivery;
  const { message } = holding;
  const doubtful = message.underWay;
  for (;;) {
    const asked = { after: message.served, limit: page, now: deps.now() };
    const some = await recipientsOf(deps.db, message.data, asked);
    for (let at = 0; at < some.length; at += noted) {
      const lot = some.slice(at, at + noted);
      if (isClosed()) return false;
      if (isOutOfTime(delivery)) return true;
      message.underWay = Math.max(doubtful, lastItem(lot).id);
      if (!(await holding.note())) return false;
      const tries = lot.map((recipient) => ({ recipient, repeated: recipient.id <= doubtful }));
      if (!(await tryAll(delivery, tries, waiting))) return false;
      message.served = lastItem(lot).id;
    }
    if (some.length < page) return holding.note();
  }
}

/** Retries the recipients that were not reached, after a pause each time. */
async function serveAgain(delivery: Delivery, waiting: Waiting[]): Promise<boolean> {
  const { deps, isClosed } = delivery;
  for (const pauseMs of retriesMs) {
    if (waiting.length === 0 || isOutOfTime(delivery)) break;
    await sleep(pauseMs);
    if (isClosed()) return false;
    const tries = [...waiting];
    const failed: Waiting[] = [];
    if (!(await tryAll(delivery, tries, failed))) return false;
    waiting.splice(0, waiting.length, ...failed);
  }
  for (const { recipient } of waiting) {
    deps.logger.warn({ subscription: recipient.id }, 'push: not delivered');
    await countFailure(deps.db, recipient.id, deps.now());
  }
  return true;
}

function isOutOfTime({ deps, holding, ends }: Delivery): boolean {
  if (performance.now() < ends) return false;
  deps.logger.warn({ message: holding.message.id }, 'push: given up for those who are left');
  return true;
}

/** Sends to some recipients at a time; adds those to retry to `failed`. False if another sender took the message over. */
async function tryAll(
  { deps, holding }: Delivery,
  tries: readonly Waiting[],
  failed: Waiting[],
): Promise<boolean> {
  const left = [...tries];
  const tryNext = async (): Promise<boolean> => {
    for (let one = left.shift(); one; one = left.shift()) {
      if (!(await holding.mayGoOn())) return false;
      const { recipient, repeated } = one;
      const outcome = await sendOnce(deps, { ...holding.message, repeated }, recipient);
      if (outcome === 'failed' || outcome === 'unknown')
        failed.push({ recipient, repeated: repeated || outcome === 'unknown' });
    }
    return true;
  };
  // Waits for all senders, even if one fails, so that nothing is sent after this returns.
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, tryNext));
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure) throw failure.reason;
  failed.sort((a, b) => a.recipient.id - b.recipient.id);
  return ends.every((end) => end.status === 'fulfilled' && end.value);
}
