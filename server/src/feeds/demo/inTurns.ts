import { setImmediate as turn } from 'node:timers/promises';

/** Yields the items of all parts in order. Frees the event loop after each part: a lease that is not renewed in time is lost. */
export async function* inTurns<T>(parts: Iterable<Iterable<T>>): AsyncGenerator<T> {
  for (const part of parts) {
    yield* part;
    await turn();
  }
}
