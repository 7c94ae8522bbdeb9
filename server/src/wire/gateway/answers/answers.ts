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
/** Shorter ones hardly shrink. */
const worthCompressing = 512;
const mostAnswers = 1_000;
/** So that what changes all the time is not made anew for each who asks. */
const usualLagMs = 500;
/** Of answers that changes make anew: for what another program writes into the database, an import for one. */
const watchedCacheMs = 10_000;

/** What an operation answered, and its bytes before encryption. */
export interface Answer {
  envelope: Envelope<unknown>;
  plain: Buffer;
  /** gzip of `plain`, made when first asked for; null where it is not worth it. */
  compressed(): Promise<Buffer | null>;
}

interface Cached {
  answer: Promise<Answer>;
  /** The answer itself once it is there. */
  made?: Answer;
  madeAt: number;
  until: number;
  subjects: readonly Subject[];
  /** When a change came that it does not show, by `performance.now()`. */
  staleSince: number | null;
  /** Changes that it may not show: those that came while it was made, or after the moment that its replica shows. */
  meanwhile: Change[];
  isOfReplica: boolean;
}

/** What changed, and when it was told, by `performance.now()`. */
interface Change {
  at: number;
  changed: Changed;
}

/** For whom an answer is made: a visitor, or somebody who wants to see what was just written. */
interface Wish {
  before?: Cached | undefined;
  wantsPrimary?: boolean;
}

/** Who asks: made out only where the answer depends on it, since most answers are everybody's. */
export type Caller = () => OperationContext;

/** A request that has been checked once, for whoever asks it again and again. */
export interface Question {
  /** The answer's data where they are kept and still count. */
  cached(): unknown;
  /** @throws BizError what the request did wrong. */
  answer(): Promise<unknown>;
  /** What the kept answer is about; nothing where none is kept. */
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

/** The changes of the last moments, for answers of a replica that does not show them yet. */
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

/** The answer of before where the new one says the same, so that what was made from it stands. */
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

/** Answers that all who ask share, as long as they count. */
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
      // Until it is there nobody knows what it will say.
      subjects: [],
      staleSince: null,
      meanwhile: replica ? recent.after(replica.shownUntil) : [],
      isOfReplica: replica !== null,
    };
    cache.set(key, entry);
    // What failed, for whatever reason, is worked out again, and does not fill the memory.
    entry.answer.catch(() => cache.get(key) === entry && cache.delete(key));
    return entry;
  }

  return {
    /** The answer that counts, or a new one; of the primary for who has just written. */
    of(operation: Operation, parsed: unknown, key: string, wantsPrimary = false): Promise<Answer> {
      const found = cache.get(key);
      const mayShare = found && !(wantsPrimary && found.isOfReplica);
      if (mayShare && (!found.made || counts(found, operation))) return found.answer;
      return make(operation, parsed, key, { before: found, wantsPrimary }).answer;
    },
    /** The answer that is there and counts. */
    known(operation: Operation, key: string): Answer | undefined {
      const found = cache.get(key);
      return found?.made && counts(found, operation) ? found.made : undefined;
    },
    about: (key: string): readonly Subject[] => cache.get(key)?.subjects ?? [],
    clear: () => cache.clear(),
  };
}

/**
 * Serialised answers of public operations, worked out once for all who ask: while they count by the operation's `cacheMs`,
 * or, where changes are told, until one touches what they say.
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
    /** Asks a shared operation as a visitor; the data are the same object for as long as the answer is the same. */
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
    /** After a change that must be seen at once. */
    clear: shared.clear,
  };
}

export type Answers = ReturnType<typeof createAnswers>;

/** Questions of this process by path. Throws where no operation there answers everybody alike. */
export const questionsOf =
  (operations: Operations, answers: Answers) =>
  (path: OperationPath, request: unknown): Question => {
    const operation = operations.get(path);
    if (!operation || !isShared(operation)) throw new Error(`No page may ask ${path}.`);
    return answers.question(operation, request);
  };
