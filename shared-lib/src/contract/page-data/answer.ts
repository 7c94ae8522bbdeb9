import type { PageQuestion } from '../types';

/** The value at a path of an answer, `home.name`; undefined if there is none. */
export function partOf(answer: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (at, key) =>
        typeof at === 'object' && at ? (at as Record<string, unknown>)[key] : undefined,
      answer,
    );
}

/** The client's version of a request: it takes some fields from the answer to another question. */
export function clientRequest(
  { askedAs = {} }: PageQuestion,
  request: Record<string, unknown>,
  answer: unknown,
): Record<string, unknown> {
  const learnt = Object.entries(askedAs).map(([field, path]) => [field, partOf(answer, path)]);
  return { ...request, ...Object.fromEntries(learnt) };
}
