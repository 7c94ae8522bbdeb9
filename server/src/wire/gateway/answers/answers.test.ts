import { beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';

import { createAnswers } from './answers';
import type { Changed, Subject } from '../changes';
import type { Operation, OperationContext } from '../operation';

let time: number;
let goals: number;
let asked: number;
let tell: (...subjects: Subject[]) => void;
let hold: Promise<void> | undefined;

const operation: Operation = {
  path: 'sports-query/match/detail',
  cipher: 'device',
  access: 'public',
  request: z.object({ eventId: z.number() }),
  response: z.unknown(),
  cacheMs: 1_000,
  async handle() {
    asked += 1;
    const data = { goals };
    await hold;
    return data;
  },
  subjects: (request) => [`match:${(request as { eventId: number }).eventId}`],
};

function open(isWatched: boolean) {
  const listeners: ((changed: Changed) => void)[] = [];
  tell = (...subjects) => listeners.forEach((listener) => listener(new Set(subjects)));
  const context = { now: () => new Date(time) } as OperationContext;
  const changes = {
    listen: (listener: (changed: Changed) => void) => void listeners.push(listener),
  };
  return createAnswers(context, isWatched ? changes : undefined).question(operation, {
    eventId: 7,
  });
}

beforeEach(() => {
  time = Date.parse('2026-11-21T12:00:00Z');
  goals = asked = 0;
  hold = undefined;
});

describe('an answer of which changes are told', () => {
  it('counts until one touches it, and no longer than half a second after', async () => {
    const question = open(true);
    const first = await question.answer();
    time += 5_000;
    tell('match:8');
    expect(question.cached()).toBe(first);
    goals = 1;
    tell('match:7');
    expect(question.cached()).toBeUndefined();
    expect(await question.answer()).toEqual({ goals: 1 });
    expect(asked).toBe(2);
  });

  it('is made anew twice a second at the most, however often it changes', async () => {
    const question = open(true);
    for (let change = 0; change < 100; change++) {
      await question.answer();
      goals += 1;
      tell('match:7');
      time += 10;
    }
    expect(asked).toBeLessThanOrEqual(3);
    time += 500;
    expect(await question.answer()).toEqual({ goals: 100 });
  });

  it('that was overtaken while it was made is made again', async () => {
    const question = open(true);
    let release = () => {};
    hold = new Promise((done) => (release = done));
    const early = question.answer();
    goals = 1;
    tell('match:7');
    release();
    expect(await early).toEqual({ goals: 0 });
    time += 600;
    expect(await question.answer()).toEqual({ goals: 1 });
  });

  it('stays the same object while it says the same', async () => {
    const question = open(true);
    const first = await question.answer();
    tell('match:7');
    time += 600;
    expect(await question.answer()).toBe(first);
    expect(asked).toBe(2);
  });

  it('does not outlive its time: another program may have written', async () => {
    const question = open(true);
    await question.answer();
    time += 10_001;
    expect(question.cached()).toBeUndefined();
  });
});

it('counts for its time alone where nobody tells of changes', async () => {
  const question = open(false);
  await question.answer();
  time += 999;
  expect(question.cached()).toEqual({ goals: 0 });
  time += 2;
  expect(question.cached()).toBeUndefined();
});

it('is worked out once for all who ask at once', async () => {
  const question = open(true);
  await Promise.all(Array.from({ length: 50 }, () => question.answer()));
  expect(asked).toBe(1);
});
