import { beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';

import type { ReplicaChoice } from '@scoreline/database/replicas/replicas';
import { createAnswers } from './answers';
import { BizError } from '../bizError';
import type { Changed, Subject } from '../changes';
import type { Operation, OperationContext } from '../operation';
import type { ReadFrom } from './replicaReads';

type Db = OperationContext['db'];
const mostLagMs = 2_000;
/** Goals by database; the replica lags behind. */
let goals: { primary: number; replica: number };
let fault: Error | null;
let time: number;
let choice: { db: string; shownUntil: number; failed(): void } | null;
let wished: (number | undefined)[];
let read: ReadFrom[];
let failures: number;
let shownUntil: number | undefined;
let tell: (...subjects: Subject[]) => void;

const operation: Operation = {
  path: 'sports-query/match/detail',
  cipher: 'device',
  access: 'public',
  request: z.object({ eventId: z.number() }),
  response: z.unknown(),
  cacheMs: 1_000,
  bearsLag: true,
  async handle(_request, { db, ...context }) {
    ({ shownUntil } = context);
    const at = db as unknown as 'primary' | 'replica';
    if (at === 'replica' && fault) throw fault;
    return { goals: goals[at] };
  },
  subjects: (request) => [`match:${(request as { eventId: number }).eventId}`],
};

function open() {
  const listeners: ((changed: Changed) => void)[] = [];
  tell = (...subjects) => listeners.forEach((listener) => listener(new Set(subjects)));
  const context = { now: () => new Date(time), db: 'primary' as unknown as Db } as OperationContext;
  return createAnswers(
    context,
    { listen: (listener) => void listeners.push(listener) },
    {
      replicas: {
        mostLagMs,
        pick(since) {
          wished.push(since);
          const serves = choice && (since === undefined || choice.shownUntil >= since);
          return serves ? (choice as unknown as ReplicaChoice) : null;
        },
      },
      onRead: (from) => read.push(from),
    },
  );
}

const caller = (cookie?: string) =>
  ({
    now: () => new Date(time),
    db: 'primary' as unknown as Db,
    cookie: (name: string) => (name === cookie ? '1' : undefined),
  }) as unknown as OperationContext;

const goalsOf = async (
  answers: ReturnType<typeof open>,
  { of = operation, as = caller() }: { of?: Operation; as?: OperationContext } = {},
) => (await answers.of(of, { eventId: 7 }, () => as)).envelope;

beforeEach(() => {
  goals = { primary: 1, replica: 0 };
  fault = null;
  time = Date.parse('2026-11-21T12:00:00Z');
  failures = 0;
  wished = [];
  read = [];
  choice = {
    db: 'replica',
    shownUntil: performance.now(),
    failed: () => void (failures += 1),
  };
});

describe('an answer that bears the lag of a replica', () => {
  it('is read there; every other one is not', async () => {
    const answers = open();
    expect(await goalsOf(answers)).toMatchObject({ data: { goals: 0 } });
    const other = { ...operation, path: 'sports-query/match/events' as const, bearsLag: false };
    expect(await goalsOf(answers, { of: other })).toMatchObject({ data: { goals: 1 } });
    expect(read).toEqual(['replica']);
  });

  it('knows up to when the replica shows everything', async () => {
    const answers = open();
    await goalsOf(answers);
    expect(shownUntil).toBe(choice!.shownUntil);
    await goalsOf(answers, {
      of: { ...operation, path: 'sports-query/match/events', bearsLag: false },
    });
    expect(shownUntil).toBeUndefined();
  });

  it('is made again where a change came before that the replica did not show', async () => {
    const answers = open();
    choice!.shownUntil = performance.now() - 100;
    tell('match:7');
    expect(await goalsOf(answers)).toMatchObject({ data: { goals: 0 } });
    time += 600;
    // The replica still lags, so the primary is read.
    expect(await goalsOf(answers)).toMatchObject({ data: { goals: 1 } });
    expect(wished[1]).toBeGreaterThan(choice!.shownUntil);
  });

  it('counts on where the changes before are of other matches, or are shown', async () => {
    const answers = open();
    tell('match:7');
    choice!.shownUntil = performance.now() + 1;
    tell('match:8');
    await goalsOf(answers);
    time += 5_000;
    await goalsOf(answers);
    expect(read).toEqual(['replica']);
  });

  it('is the primary’s for who has just written, also where the replica’s is kept', async () => {
    const answers = open();
    expect(await goalsOf(answers)).toMatchObject({ data: { goals: 0 } });
    const writer = { as: caller('just-written') };
    expect(await goalsOf(answers, writer)).toMatchObject({ data: { goals: 1 } });
    // Everybody sees it from then on.
    expect(await goalsOf(answers)).toMatchObject({ data: { goals: 1 } });
    expect(read).toEqual(['replica', 'primary']);
  });

  it.each([
    ['is away', 'ECONNREFUSED', 1],
    ['replays what conflicts with the read', '40001', 0],
    ['has not replayed a migration', '42703', 0],
    ['is asked to write', '25006', 0],
  ])('is the primary’s where the replica %s', async (_why, code, failed) => {
    fault = Object.assign(new Error(code), { code });
    expect(await goalsOf(open())).toMatchObject({ data: { goals: 1 } });
    expect(failures).toBe(failed);
    expect(read).toEqual(['primary']);
  });

  it('is the primary’s where the replica does not know of the match yet', async () => {
    fault = new BizError('unknownMatch');
    expect(await goalsOf(open())).toMatchObject({ data: { goals: 1 } });
  });

  it('fails where the fault is ours', async () => {
    fault = new Error('a fault');
    await expect(goalsOf(open())).rejects.toThrow('a fault');
  });
});
