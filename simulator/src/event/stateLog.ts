import type { StateEvent } from '@scoreline/shared-lib/contract/feed';

/** States in order, each with a revision of its own: every one as it was said, or for a history the last one alone. */
export interface StateLog {
  say(at: number, state: (revision: number) => StateEvent): void;
  all(): StateEvent[];
}

/** `every` false makes nothing of what is overtaken: a history of thousands of matches asks for the end only. */
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
