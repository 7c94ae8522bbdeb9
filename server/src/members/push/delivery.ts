import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { lastItem } from '@scoreline/shared-lib/contract/lists';

import { causeHere, inSpan, quietly } from '../../store/traces/spans';
import { Holding } from './holding';
import { claimMessage, countFailure, type Recipient, recipientsOf } from './queries';
import { type SendDeps, sendOnce, timeoutMs } from './sending';

export type DeliveryDeps = SendDeps;

/** Each page looks anew for all who are interested: few large ones. */
const page = 1_000;
/** Progress is written down this often: what a kill of this process makes another repeat, unheard, is at most so many. */
const noted = 100;
const atOnce = 20;
/** Older news is none. */
const freshMs = 10 * 60_000;
const retriesMs = [1_000, 5_000];
/** A message that takes longer is given up for those who are left. */
const budgetMs = 5 * 60_000;

/** Delivers one message that nobody else delivers; false where there is none. */
export async function deliverNext(
  deps: DeliveryDeps,
  { isClosed, claimed }: { isClosed: () => boolean; claimed: () => void },
): Promise<boolean> {
  const claimedAt = performance.now();
  // A claim of its own each time: what this process has lost is not its own again when it claims it anew.
  const message = await claimMessage(deps.db, randomUUID(), deps.now());
  if (!message) return false;
  claimed();
  const links = [causeHere()].filter((link) => link !== null);
  // A hundred thousand calls would be a trace that nobody reads.
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
  /** When nobody else is sent it, by `performance.now()`. */
  ends: number;
}

/** Somebody who was not reached, and may be later. */
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
 * True when everybody is served; false where the sender closes or another one has taken over. Everybody is tried once before
 * anybody is tried again.
 */
async function serve(delivery: Delivery): Promise<boolean> {
  const { holding } = delivery;
  const waiting: Waiting[] = [];
  const isServed = (await serveAll(delivery, waiting)) && (await serveAgain(delivery, waiting));
  // Who still waits is served by the next sender, as somebody who may have been told.
  const first = isServed ? undefined : waiting[0];
  if (first) holding.message.served = Math.min(holding.message.served, first.recipient.id - 1);
  return isServed;
}

/** Who comes next is written down before, so that whoever goes on after a kill knows who may have been told. */
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

/** Tries those again who were not reached, after a pause each time. */
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

/** Some at a time; who may be reached later is added to `failed`. False where the message became another sender's. */
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
  // Nobody sends any more when this ends, not where one of them fails either.
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, tryNext));
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure) throw failure.reason;
  failed.sort((a, b) => a.recipient.id - b.recipient.id);
  return ends.every((end) => end.status === 'fulfilled' && end.value);
}
