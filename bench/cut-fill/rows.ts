import { median, medianFigures } from '../measure';
import type { Row } from '../results';

/** Seconds. */
export interface Round {
  /** From `npm start` on a new folder to all seasons. */
  whole: number;
  /** From `npm start` on another new folder to the kill. */
  first: number;
  /** From the `npm start` after it to all seasons. */
  second: number;
  /** From that same start to the answer that it is ready. */
  ready: number;
}

const ofRounds = (
  rounds: readonly Round[],
  ours: (round: Round) => number,
  baseline: (round: Round) => number,
) => ({
  ...medianFigures(rounds.map((round) => ours(round) / baseline(round))),
  ours: median(rounds.map(ours)),
  baseline: median(rounds.map(baseline)),
});

const both = ({ first, second }: Round) => first + second;
const rest = ({ whole, first }: Round) => whole - first;

/** What a cut costs: in all, of what was left, and of that without the second start. */
export const rowsOf = (rounds: readonly Round[]): Row[] => [
  {
    what: 'fill that was killed at half and started again, against a whole one',
    unit: '×',
    bar: { atMost: 1.1, beyond: 1 },
    ...ofRounds(rounds, both, ({ whole }) => whole),
    note: 'seconds from npm start to all seasons, both starts; pages are built before',
  },
  {
    what: 'its second part alone, against what a whole one had left at that moment',
    unit: '×',
    ...ofRounds(rounds, ({ second }) => second, rest),
    note: 'seconds, its start-up among them',
  },
  {
    what: 'the same without its start-up',
    unit: '×',
    bar: { atMost: 1.05, beyond: 1 },
    ...ofRounds(rounds, ({ second, ready }) => second - ready, rest),
    note: 'seconds from /readyz on',
  },
  {
    what: 'start-up of the second part, to /readyz',
    unit: 's',
    ...medianFigures(rounds.map(({ ready }) => ready)),
    note: 'the database recovers from its log first',
  },
];
