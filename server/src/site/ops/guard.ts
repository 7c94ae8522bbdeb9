import type { Side } from '../guard/judge';
import type { GuardView } from '../guard/view';

const count = (value: number) => value.toLocaleString('en');
const failed = (side: Side) => `${count(side.failed)} of ${count(side.visits)}`;
const quartile = ({ p75Ms, loads }: Side) =>
  p75Ms === null ? '–' : `${count(p75Ms)} ms, n=${count(loads)}`;

const tail = ({ p90Ms }: Side) => (p90Ms === null ? '–' : `${count(p90Ms)} ms`);
const silent = ({ silent: never, handed }: Side) =>
  handed === 0 ? '–' : `${count(never)} of ${count(handed)}`;

/** The section with the guard's view of the running canaries. */
export const guardPart = (
  views: readonly GuardView[],
  table: (heads: string[], rows: string[][]) => string,
): string =>
  views.length === 0
    ? ''
    : `<h2>The guard</h2>${table(
        [
          ...['Remote', 'Build', 'Track', 'Failed visits', 'Failed visits, current'],
          ...['Network load, p75', 'Network load, p75, current', 'p90', 'p90, current'],
          ...['Pages that never stood', 'Pages that never stood, current', 'The guard says'],
        ],
        views.map(({ remote, build, track, canary, current, says }) => [
          ...[remote, build, track, failed(canary), failed(current)],
          ...[quartile(canary), quartile(current), tail(canary), tail(current)],
          ...[silent(canary), silent(current), says],
        ]),
      )}`;
