import type { MatchSummary } from '@scoreline/shared-lib/contract';

import { outcomeFor, regulationScore, wasPlayed } from '../form/tally';

export interface Insight {
  /** Key of the sentence in the match remote's locales. */
  key: InsightKey;
  side: 'home' | 'away' | 'both';
  teamName: string | null;
  hits: number;
  sample: number;
  line: number | null;
}

export type InsightKey =
  | 'won'
  | 'unbeaten'
  | 'lost'
  | 'scored'
  | 'cleanSheet'
  | 'over'
  | 'under'
  | 'bothScored'
  | 'firstHalfGoal'
  | 'wonFirstQuarter';

/** The minimum sample and share of a sentence, 5 matches and 70 %, and the number shown, five (product decisions). */
const least = { sample: 5, share: 0.7, shown: 5 };
const window = 10;

interface Test {
  key: InsightKey;
  line?: number;
  holds: (match: MatchSummary, competitorId: number) => boolean;
}

const total = (match: MatchSummary) => {
  const score = regulationScore(match);
  return score ? score.home + score.away : NaN;
};
const own = (match: MatchSummary, id: number) =>
  match.home.competitorId === id ? match.home : match.away;
const other = (match: MatchSummary, id: number) =>
  match.home.competitorId === id ? match.away : match.home;
/** Goals of both teams, the given team's first; NaN if the score after 90 minutes is unknown. */
function goals(match: MatchSummary, id: number): [own: number, other: number] {
  const score = regulationScore(match);
  if (!score) return [NaN, NaN];
  return match.home.competitorId === id ? [score.home, score.away] : [score.away, score.home];
}

const shared: Test[] = [
  { key: 'won', holds: (match, id) => outcomeFor(match, id) === 'W' },
  { key: 'lost', holds: (match, id) => outcomeFor(match, id) === 'L' },
];

const footballTests: Test[] = [
  ...shared,
  { key: 'unbeaten', holds: (match, id) => outcomeFor(match, id) !== 'L' },
  { key: 'scored', holds: (match, id) => goals(match, id)[0] > 0 },
  { key: 'cleanSheet', holds: (match, id) => goals(match, id)[1] === 0 },
  { key: 'over', line: 2.5, holds: (match) => total(match) > 2.5 },
  { key: 'under', line: 2.5, holds: (match) => total(match) < 2.5 },
  { key: 'over', line: 1.5, holds: (match) => total(match) > 1.5 },
  {
    key: 'bothScored',
    holds: (match, id) => Math.min(...goals(match, id)) > 0,
  },
  {
    key: 'firstHalfGoal',
    // A single period is a shoot-out without other scores.
    holds: ({ home, away }) =>
      home.periods.length > 1 && (home.periods[0] ?? 0) + (away.periods[0] ?? 0) > 0,
  },
];

function basketballTests(line: number | null): Test[] {
  const tests: Test[] = [
    ...shared,
    {
      key: 'wonFirstQuarter',
      holds: (match, id) => (own(match, id).periods[0] ?? 0) > (other(match, id).periods[0] ?? 0),
    },
  ];
  if (line === null) return tests;
  return [
    ...tests,
    { key: 'over', line, holds: (match) => total(match) > line },
    { key: 'under', line, holds: (match) => total(match) < line },
  ];
}

/**
 * Betting insights of an upcoming match, from each team's last ten played matches, newest first in `home` and `away`.
 * `totalLine` is the current points line in basketball; football uses 1.5 and 2.5 goals.
 */
export function insightsOf(
  match: MatchSummary,
  form: { home: MatchSummary[]; away: MatchSummary[] },
  totalLine: number | null,
): Insight[] {
  const tests = match.sport === 'football' ? footballTests : basketballTests(totalLine);
  const all = (['home', 'away'] as const).flatMap((side) => {
    const team = match[side];
    const sample = form[side].filter(wasPlayed).slice(0, window);
    return tests.map((test) => insightOf(test, side, team, sample));
  });
  return strongest(all);
}

function insightOf(
  test: Test,
  side: 'home' | 'away',
  team: MatchSummary['home'],
  sample: MatchSummary[],
): Insight {
  return {
    key: test.key,
    side,
    teamName: team.name,
    hits: sample.filter((match) => test.holds(match, team.competitorId)).length,
    sample: sample.length,
    line: test.line ?? null,
  };
}

/** The best five by share, then by sample; of sentences that imply each other (won, unbeaten) only the stronger one. */
function strongest(all: Insight[]): Insight[] {
  const share = (insight: Insight) => insight.hits / insight.sample;
  const worth = all
    .filter((insight) => insight.sample >= least.sample && share(insight) >= least.share)
    .sort((a, b) => share(b) - share(a) || b.sample - a.sample || rank(a) - rank(b));
  const chosen: Insight[] = [];
  for (const insight of worth) {
    if (!chosen.some((stronger) => implies(stronger, insight))) chosen.push(insight);
  }
  return chosen.slice(0, least.shown);
}

const order: InsightKey[] = [
  'won',
  'lost',
  'bothScored',
  'over',
  'under',
  'cleanSheet',
  'unbeaten',
];
function rank(insight: Insight): number {
  const index = order.indexOf(insight.key);
  return index < 0 ? order.length : index;
}

function implies(stronger: Insight, weaker: Insight): boolean {
  if (stronger.side !== weaker.side || stronger.hits < weaker.hits) return false;
  if (stronger.key === 'won') return weaker.key === 'unbeaten' || weaker.key === 'scored';
  if (stronger.key === 'over' && weaker.key === 'over') return stronger.line! > weaker.line!;
  return false;
}
