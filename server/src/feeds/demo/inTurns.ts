import { setImmediate as turn } from 'node:timers/promises';

/**
 * The items of each part, one part after another. The event loop comes round between two of them: a lease that is not renewed
 * while all of them are made is lost.
 */
export async function* inTurns<T>(parts: Iterable<Iterable<T>>): AsyncGenerator<T> {
  for (const part of parts) {
    yield* part;
    await turn();
  }
}
