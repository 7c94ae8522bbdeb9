import { linear } from '@scoreline/shared-lib/chart';

/**
 * Maps times to a range. Once play has begun, the days before and the hours since take half of it each. On one linear scale
 * everything in play would be a single vertical stroke.
 */
export const timeScale =
  (first: number, kickOff: number, last: number) => (room: [number, number]) => {
    if (kickOff <= first || kickOff >= last) return linear([first, last], room);
    const [start, end] = room;
    const middle = (start + end) / 2;
    const before = linear([first, kickOff], [start, middle]);
    const since = linear([kickOff, last], [middle, end]);
    return (at: number): number => (at < kickOff ? before(at) : since(at));
  };
