import type { PageQuestion } from '../types';

/** What an answer has at a path of it, `home.name`; undefined where it has nothing there. */
export function partOf(answer: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (at, key) =>
        typeof at === 'object' && at ? (at as Record<string, unknown>)[key] : undefined,
      answer,
    );
}

/** The request that the client asks the same with, where it learns a part of it from another answer first. */
export function clientRequest(
  { askedAs = {} }: PageQuestion,
  request: Record<string, unknown>,
  answer: unknown,
): Record<string, unknown> {
  const learnt = Object.entries(askedAs).map(([field, path]) => [field, partOf(answer, path)]);
  return { ...request, ...Object.fromEntries(learnt) };
}
