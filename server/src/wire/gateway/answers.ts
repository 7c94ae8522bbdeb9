import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import type { Envelope, OperationPath } from '@scoreline/shared-lib/contract';
import { LRUCache } from 'lru-cache';

import type { Changed, ChangedSubjects, Subject } from './changes';
import { answer, orFailure, type Operations } from './dispatch';
import type { Operation, OperationContext } from './operation';
import { parseRequest } from './parseRequest';

const compress = promisify(gzip);
/** Shorter ones hardly shrink. */
const worthCompressing = 512;
const keptAnswers = 1_000;
/** So that what changes all the time is not made anew for each who asks. */
const usualLagMs = 500;
/** Of answers that changes make anew: for what another program writes into the database, an import for one. */
const toldKeepMs = 10_000;

/** What an operation answered, and its bytes before encryption. */
export interface Answer {
  envelope: Envelope<unknown>;
  plain: Buffer;
  /** gzip of `plain`, made when first asked for; null where it is not worth it. */
  compressed(): Promise<Buffer | null>;
}

interface Kept {
  answer: Promise<Answer>;
  /** The answer itself once it is there. */
  made?: Answer;
  madeAt: number;
  until: number;
  subjects: readonly Subject[];
  /** A change came that it does not show. */
  isStale: boolean;
  /** Changes that came while it was made. */
  meanwhile: Changed[];
}

/** A request that has been checked once, for whoever asks it again and again. */
export interface Question {
  /** The answer's data where they are kept and still count. */
  kept(): unknown;
  /** @throws BizError what the request did wrong. */
  answer(): Promise<unknown>;
}

const toAnswer = (envelope: Envelope<unknown>): Answer => {
  const plain = Buffer.from(JSON.stringify(envelope));
  let made: Promise<Buffer | null> | undefined;
  const make = () =>
    plain.length < worthCompressing ? Promise.resolve(null) : compress(plain, { level: 6 });
  return { envelope, plain, compressed: () => (made ??= make()) };
};

const touches = (changed: Changed, { subjects }: Pick<Kept, 'subjects'>) =>
  subjects.some((subject) => changed.has(subject));

/** The answer of before where the new one says the same, so that what was made from it stands. */
const unlessEqual = (before: Answer | undefined, after: Answer): Answer =>
  before?.plain.equals(after.plain) ? before : after;

const isShared = ({ access, keepMs }: Operation) => access === 'public' && keepMs !== undefined;

const orNull = <T>(work: () => T): T | null => {
  try {
    return work();
  } catch {
    return null;
  }
};

/**
 * Serialised answers of public operations, worked out once for all who ask: while they count by the operation's `keepMs`,
 * or, where changes are told, until one touches what they say.
 */
export function createAnswers(context: OperationContext, changes?: ChangedSubjects) {
  const kept = new LRUCache<string, Kept>({ max: keptAnswers });
  changes?.listen((changed) => {
    for (const entry of kept.values()) {
      if (!entry.made) entry.meanwhile.push(changed);
      else if (touches(changed, entry)) entry.isStale = true;
    }
  });

  const lifeOf = ({ keepMs = 0, subjects }: Operation) =>
    changes && subjects ? Math.max(keepMs, toldKeepMs) : keepMs;

  function counts({ until, madeAt, isStale }: Kept, operation: Operation): boolean {
    const now = context.now().getTime();
    const isDue = until <= now || until - now > lifeOf(operation);
    const { lagMs = usualLagMs } = operation;
    return !isDue && (!isStale || (madeAt <= now && now - madeAt < lagMs));
  }

  function make(operation: Operation, parsed: unknown, key: string, before?: Answer): Kept {
    const now = context.now().getTime();
    const entry: Kept = {
      answer: answer(operation, parsed, context).then((envelope) => {
        entry.made = unlessEqual(before, toAnswer(envelope));
        entry.subjects = operation.subjects?.(parsed, envelope.data) ?? [];
        entry.isStale = entry.meanwhile.splice(0).some((changed) => touches(changed, entry));
        return entry.made;
      }),
      madeAt: now,
      until: now + lifeOf(operation),
      // Until it is there nobody knows what it will say.
      subjects: [],
      isStale: false,
      meanwhile: [],
    };
    kept.set(key, entry);
    // What failed, for whatever reason, is worked out again, and does not fill the memory.
    entry.answer.catch(() => kept.get(key) === entry && kept.delete(key));
    return entry;
  }

  const keyOf = ({ path }: Operation, parsed: unknown) => `${path} ${JSON.stringify(parsed)}`;

  function shared(operation: Operation, parsed: unknown, key: string): Promise<Answer> {
    const found = kept.get(key);
    if (found && (!found.made || counts(found, operation))) return found.answer;
    return make(operation, parsed, key, found?.made).answer;
  }

  async function successful(operation: Operation, request: unknown, caller: OperationContext) {
    const parsed = parseRequest(operation, request);
    if (isShared(operation)) return shared(operation, parsed, keyOf(operation, parsed));
    return toAnswer(await answer(operation, parsed, caller));
  }

  return {
    async of(operation: Operation, request: unknown, caller: OperationContext): Promise<Answer> {
      const result = await orFailure(() => successful(operation, request, caller));
      return 'bizCode' in result ? toAnswer(result) : result;
    },
    /** Asks a shared operation as a visitor; the data are the same object for as long as the answer is the same. */
    question(operation: Operation, request: unknown): Question {
      const parsed = orNull(() => parseRequest(operation, request));
      if (parsed === null) {
        const refuse = async () => parseRequest(operation, request);
        return { kept: () => undefined, answer: refuse };
      }
      const key = keyOf(operation, parsed);
      return {
        kept() {
          const found = kept.get(key);
          return found?.made && counts(found, operation) ? found.made.envelope.data : undefined;
        },
        answer: async () => (await shared(operation, parsed, key)).envelope.data,
      };
    },
    /** After a change that must be seen at once. */
    clear: () => kept.clear(),
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
