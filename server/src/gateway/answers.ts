import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import type { Envelope } from '@scoreline/shared-lib/contract';

import { LeastRecent } from '../collections/leastRecent';
import { answer, orFailure } from './dispatch';
import type { Operation, OperationContext } from './operation';
import { parseRequest } from './parseRequest';

const compress = promisify(gzip);
/** Shorter ones hardly shrink. */
const worthCompressing = 512;
const keptAnswers = 500;

/** The bytes of an answer before encryption. */
export interface Answer {
  plain: Buffer;
  /** gzip of `plain`, made when first asked for; null where it is not worth it. */
  compressed(): Promise<Buffer | null>;
}

interface Kept {
  answer: Promise<Answer>;
  until: number;
}

const toAnswer = (envelope: Envelope<unknown>): Answer => {
  const plain = Buffer.from(JSON.stringify(envelope));
  let made: Promise<Buffer | null> | undefined;
  const make = () =>
    plain.length < worthCompressing ? Promise.resolve(null) : compress(plain, { level: 6 });
  return { plain, compressed: () => (made ??= make()) };
};

/** Serialised answers of public operations, worked out once for all who ask within the operation's `keepMs`. */
export function createAnswers(context: OperationContext) {
  const kept = new LeastRecent<Kept>(keptAnswers);

  function shared(operation: Operation, parsed: unknown, keepMs: number): Promise<Answer> {
    const key = `${operation.path} ${JSON.stringify(parsed)}`;
    const now = context.now().getTime();
    const found = kept.get(key);
    if (found && found.until > now && found.until - now <= keepMs) return found.answer;
    const made = answer(operation, parsed, context).then(toAnswer);
    kept.set(key, { answer: made, until: now + keepMs });
    // What failed, for whatever reason, is worked out again, and does not fill the memory.
    made.catch(() => kept.get(key)?.answer === made && kept.delete(key));
    return made;
  }

  async function successful(operation: Operation, request: unknown, caller: OperationContext) {
    const parsed = parseRequest(operation, request);
    const { access, keepMs } = operation;
    if (access === 'public' && keepMs) return shared(operation, parsed, keepMs);
    return toAnswer(await answer(operation, parsed, caller));
  }

  return {
    async of(operation: Operation, request: unknown, caller: OperationContext): Promise<Answer> {
      const result = await orFailure(() => successful(operation, request, caller));
      return 'bizCode' in result ? toAnswer(result) : result;
    },
    /** After a change that must be seen at once. */
    clear: () => kept.clear(),
  };
}

export type Answers = ReturnType<typeof createAnswers>;
