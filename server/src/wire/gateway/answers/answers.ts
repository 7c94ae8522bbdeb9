import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import type { Envelope, OperationPath } from '@scoreline/shared-lib/contract';
import { firstItem } from '@scoreline/shared-lib/contract/lists';
import { LRUCache } from 'lru-cache';

import type { Changed, ChangedSubjects, Subject } from '../changes';
import { orFailure, type Operations } from '../dispatch';
import type { Operation, OperationContext } from '../operation';
import { parseRequest } from '../request/parseRequest';
import { answerFrom, replicaFor, type ReplicaReads } from './replicaReads';
import { hasJustWritten } from './writtenMark';

const compress = promisify(gzip);
/** Shorter answers hardly shrink. */
const worthCompressing = 512;
const mostAnswers = 1_000;
/** Limits how often a frequently changing answer is computed again. */
const usualLagMs = 500;
/** Maximum age of answers that changes invalidate, for writes by another program, for example an import. */
const watchedCacheMs = 10_000;

/** An operation's answer, and its bytes before encryption. */
export interface Answer {
  envelope: Envelope<unknown>;
  plain: Buffer;
  /** gzip of `plain`, computed on first use; null if it isn't worthwhile. */
  compressed(): Promise<Buffer | null>;
}

interface Cached {
  answer: Promise<Answer>;
  /** The resolved answer. */
  made?: Answer;
  madeAt: number;
  until: number;
  subjects: readonly Subject[];
  /** When the first change that it doesn't include arrived, by `performance.now()`. */
  staleSince: number | null;
  /** Changes that it may not include: those that arrived while it was computed, or after its replica's state. */
  meanwhile: Change[];
  isOfReplica: boolean;
}

/** A change, and when it was reported, by `performance.now()`. */
interface Change {
  at: number;
  changed: Changed;
}

/** Requirements of the caller: a previous answer to reuse, or a read of the primary after a write. */
interface Wish {
  before?: Cached | undefined;
  wantsPrimary?: boolean;
}

/** The caller, computed only if the answer depends on it, because most answers are public. */
export type Caller = () => OperationContext;

/** A validated request, for repeated use. */
export interface Question {
  /** The data of the cached answer, if it is fresh. */
  cached(): unknown;
  /** @throws BizError for a faulty request */
  answer(): Promise<unknown>;
  /** The subjects of the cached answer; empty without one. */
  subjects(): readonly Subject[];
}

const toAnswer = (envelope: Envelope<unknown>): Answer => {
  const plain = Buffer.from(JSON.stringify(envelope));
  let made: Promise<Buffer | null> | undefined;
  const make = () =>
    plain.length < worthCompressing ? Promise.resolve(null) : compress(plain, { level: 6 });
  return { envelope, plain, compressed: () => (made ??= make()) };
};

const touches = (changed: Changed, { subjects }: Pick<Cached, 'subjects'>) =>
  subjects.some((subject) => changed.has(subject));

/** Recent changes, for answers of a replica that doesn't include them yet. */
function createRecent(mostMs: number) {
  const recent: Change[] = [];
  return {
    add(change: Change) {
      recent.push(change);
      while (firstItem(recent).at < change.at - mostMs) recent.shift();
    },
    after: (at: number) => recent.filter((change) => change.at > at),
  };
}

/** Returns the previous answer if the bytes are equal, so that everything derived from it stays valid. */
const unlessEqual = (before: Answer | undefined, after: Answer): Answer =>
  before?.plain.equals(after.plain) ? before : after;

const isShared = ({ access, cacheMs }: Operation) => access === 'public' && cacheMs !== undefined;

const orNull = <T>(work: () => T): T | null => {
  try {
    return work();
  } catch {
    return null;
  }
};

/** Public answers, shared by all callers while they are fresh. */
function createShared(
  context: OperationContext,
  changes: ChangedSubjects | undefined,
  reads: ReplicaReads | undefined,
) {
  const cache = new LRUCache<string, Cached>({ max: mostAnswers });
  const recent = createRecent(reads?.replicas.mostLagMs ?? 0);
  changes?.listen((changed) => {
    const change = { at: performance.now(), changed };
    recent.add(change);
    for (const entry of cache.values()) {
      if (!entry.made) entry.meanwhile.push(change);
      else if (touches(changed, entry)) entry.staleSince = change.at;
    }
  });

  const lifeOf = ({ cacheMs = 0, subjects }: Operation) =>
    changes && subjects ? Math.max(cacheMs, watchedCacheMs) : cacheMs;

  function counts({ until, madeAt, staleSince }: Cached, operation: Operation): boolean {
    const now = context.now().getTime();
    const isDue = until <= now || until - now > lifeOf(operation);
    const { lagMs = usualLagMs } = operation;
    return !isDue && (staleSince === null || (madeAt <= now && now - madeAt < lagMs));
  }

  function make(operation: Operation, parsed: unknown, key: string, wish: Wish): Cached {
    const { before, wantsPrimary = false } = wish;
    const now = context.now().getTime();
    const replica = wantsPrimary
      ? null
      : replicaFor(operation, reads, before?.staleSince ?? undefined);
    const asked = { operation, parsed };
    const entry: Cached = {
      answer: answerFrom(replica, asked, context, reads).then((envelope) => {
        entry.made = unlessEqual(before?.made, toAnswer(envelope));
        entry.subjects = operation.subjects?.(parsed, envelope.data) ?? [];
        const missed = entry.meanwhile.splice(0).filter(({ changed }) => touches(changed, entry));
        entry.staleSince = missed.at(-1)?.at ?? null;
        return entry.made;
      }),
      madeAt: now,
      until: now + lifeOf(operation),
      // Unknown until the answer is there.
      subjects: [],
      staleSince: null,
      meanwhile: replica ? recent.after(replica.shownUntil) : [],
      isOfReplica: replica !== null,
    };
    cache.set(key, entry);
    // A failed answer is dropped, so that it is computed again and uses no memory.
    entry.answer.catch(() => cache.get(key) === entry && cache.delete(key));
    return entry;
  }

  return {
    /** The fresh answer, or a new one; read from the primary after a caller's own write. */
    of(operation: Operation, parsed: unknown, key: string, wantsPrimary = false): Promise<Answer> {
      const found = cache.get(key);
      const mayShare = found && !(wantsPrimary && found.isOfReplica);
      if (mayShare && (!found.made || counts(found, operation))) return found.answer;
      return make(operation, parsed, key, { before: found, wantsPrimary }).answer;
    },
    /** The cached answer, if it is fresh. */
    known(operation: Operation, key: string): Answer | undefined {
      const found = cache.get(key);
      return found?.made && counts(found, operation) ? found.made : undefined;
    },
    about: (key: string): readonly Subject[] => cache.get(key)?.subjects ?? [],
    clear: () => cache.clear(),
  };
}

/**
 * Serialised answers of public operations, computed once for all callers. They are fresh for the operation's `cacheMs` or,
 * where changes are reported, until a change touches their subjects.
 */
export function createAnswers(
  context: OperationContext,
  changes?: ChangedSubjects,
  reads?: ReplicaReads,
) {
  const shared = createShared(context, changes, reads);
  const keyOf = ({ path }: Operation, parsed: unknown) => `${path} ${JSON.stringify(parsed)}`;

  async function successful(operation: Operation, request: unknown, caller: Caller) {
    const parsed = parseRequest(operation, request);
    const wantsPrimary = reads !== undefined && hasJustWritten(caller());
    if (isShared(operation))
      return shared.of(operation, parsed, keyOf(operation, parsed), wantsPrimary);
    const replica = wantsPrimary ? null : replicaFor(operation, reads);
    return toAnswer(await answerFrom(replica, { operation, parsed }, caller(), reads));
  }

  return {
    async of(operation: Operation, request: unknown, caller: Caller): Promise<Answer> {
      const result = await orFailure(() => successful(operation, request, caller));
      return 'bizCode' in result ? toAnswer(result) : result;
    },
    /** Calls a shared operation as a visitor. Unchanged data are the same object. */
    question(operation: Operation, request: unknown): Question {
      const parsed = orNull(() => parseRequest(operation, request));
      if (parsed === null) {
        const refuse = async () => parseRequest(operation, request);
        return { cached: () => undefined, answer: refuse, subjects: () => [] };
      }
      const key = keyOf(operation, parsed);
      return {
        cached: () => shared.known(operation, key)?.envelope.data,
        answer: async () => (await shared.of(operation, parsed, key)).envelope.data,
        subjects: () => shared.about(key),
      };
    },
    /** Call it after a change that must be visible at once. */
    clear: shared.clear,
  };
}

export type Answers = ReturnType<typeof createAnswers>;

/** Questions by path, for calls within this process. Throws for a path without a shared operation. */
export const questionsOf =
  (operations: Operations, answers: Answers) =>
  (path: OperationPath, request: unknown): Question => {
    const operation = operations.get(path);
    if (!operation || !isShared(operation)) throw new Error(`No page may ask ${path}.`);
    return answers.question(operation, request);
  };
