import type { FeedEvent } from '@scoreline/shared-lib/contract/feed';
import type { Timed } from './timed';

/** Events by the second at which they are due. Events that are not due add no cost. */
export interface Wheel {
  add(timed: Timed): void;
  /** Events due by `at` and not taken yet, in order. */
  take(at: number): FeedEvent[];
}

export function createWheel(from: number): Wheel {
  const seconds = new Map<number, Timed[]>();
  let next = Math.floor(from / 1000);
  return {
    add: (timed) => {
      const second = Math.max(next, Math.ceil(timed.at / 1000));
      const others = seconds.get(second);
      if (others) others.push(timed);
      else seconds.set(second, [timed]);
    },
    take: (at) => {
      const due: Timed[] = [];
      for (const last = Math.floor(at / 1000); next <= last; next++) {
        due.push(...(seconds.get(next) ?? []));
        seconds.delete(next);
      }
      return due.sort((a, b) => a.at - b.at).map(({ event }) => event);
    },
  };
}
