import type { StateEvent } from '@scoreline/shared-lib/contract/feed';

/** States in order with a revision each: all of them, or for a history only the last one. */
export interface StateLog {
  say(at: number, state: (revision: number) => StateEvent): void;
  all(): StateEvent[];
}

/** `every` false skips superseded states, because a history of thousands of matches needs only the end. */
export function createStateLog(from: number, every: boolean): StateLog {
  const said: StateEvent[] = [];
  let last: (() => StateEvent) | null = null;
  let revision = from;
  return {
    say: (at, state) => {
      const own = (revision = Math.max(at, revision + 1));
      if (every) said.push(state(own));
      else last = () => state(own);
    },
    all: () => (last ? [last()] : said),
  };
}
