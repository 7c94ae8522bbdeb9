import { setImmediate as soon } from 'node:timers';

interface Pace {
  /** Items made in a row before pending database answers are processed. */
  stretch: number;
  most: number;
}

/** Yields the same items, made while the reader waits for the database: both take the time of the slower one. */
export async function* ahead<T>(
  items: Iterable<T>,
  { stretch, most }: Pace = { stretch: 400, most: 30_000 },
): AsyncGenerator<T> {
  const iterator = items[Symbol.iterator]();
  let made: T[] = [];
  let over = false;
  let failure: unknown = null;
  let waiting = false;
  const make = () => {
    waiting = false;
    for (let count = 0; count < stretch && made.length < most && !over; count++) {
      const next = iterator.next();
      if (next.done) over = true;
      else made.push(next.value);
    }
  };
  const makeLater = () => {
    if (waiting || over || made.length >= most) return;
    waiting = true;
    soon(() => {
      try {
        make();
      } catch (error) {
        failure = error;
        over = true;
      }
      makeLater();
    });
  };
  for (;;) {
    if (made.length === 0 && !over) make();
    if (failure) throw failure;
    if (made.length === 0) return;
    const batch = made;
    made = [];
    makeLater();
    yield* batch;
  }
}
