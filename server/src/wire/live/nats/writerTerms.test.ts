import { beforeEach, describe, expect, it } from '@jest/globals';

import { createWriterTerms } from './writerTerms';

let said: unknown[];
let terms: ReturnType<typeof createWriterTerms>;
beforeEach(() => {
  said = [];
  terms = createWriterTerms({
    role: async (writer) => void said.push(writer ? 'writes' : 'listens'),
    handOver: (ids) => void said.push(ids),
    onError: (error) => void said.push(error),
  });
});

const begin = (term: number) => terms.work.begin(term, async () => undefined);
const end = () => terms.work.end();

describe('what another server says', () => {
  it('counts until a higher term was heard of', () => {
    expect([1, 1, 3, 2, 3].map(terms.admit)).toEqual([true, true, true, false, true]);
    expect(terms.own()).toBeNull();
    expect(said).toEqual([]);
  });

  it('is out of date where its term is before the own one, and leaves the writer as it is', async () => {
    await begin(5);
    expect([terms.admit(4), terms.admit(5), terms.own()]).toEqual([false, true, 5]);
    expect(said).toEqual(['writes']);
  });
});

describe('a writer', () => {
  it('steps down once, for what its lease says or a later term, whichever comes first', async () => {
    await begin(5);
    expect([terms.admit(6), terms.own()]).toEqual([true, null]);
    await end();
    expect(said).toEqual(['writes', 'listens']);
    await begin(7);
    await end();
    expect(terms.admit(8)).toBe(true);
    expect(said).toEqual(['writes', 'listens', 'writes', 'listens']);
    expect(terms.own()).toBeNull();
  });

  it('hands over what it took while its term may have been over, each change once', async () => {
    await begin(1);
    terms.remember([1]);
    terms.work.renewed?.();
    terms.remember([2]);
    terms.work.renewed?.();
    terms.remember([3]);
    await end();
    expect(said).toEqual(['writes', 'listens', [2, 3]]);
    await begin(2);
    await end();
    expect(said.slice(3)).toEqual(['writes', 'listens']);
  });

  it('that cannot step down says so', async () => {
    const fault = new Error('a fault');
    terms = createWriterTerms({
      role: async (writer) => {
        if (!writer) throw fault;
      },
      handOver: () => undefined,
      onError: (error) => void said.push(error),
    });
    await begin(1);
    terms.admit(2);
    await Promise.resolve();
    await Promise.resolve();
    expect(said).toEqual([fault]);
  });
});
