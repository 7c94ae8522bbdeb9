import type { Expectation } from '../result/ratings';
import type { Random } from '../random';

/** Scoring model, measured on NBA seasons of two periods and scaled to a league's own total. */
export interface Scoring {
  /** Mean points of a quarter, home and away. */
  home: readonly number[];
  away: readonly number[];
  /** Deviation of what a game's expectation leaves open in a quarter: of both teams' sum and of their difference. */
  sum: number;
  difference: number;
  overtime: number;
}

export const scorings = {
  until2019: {
    home: [26.0, 25.9, 25.4, 25.1],
    away: [25.1, 25.2, 24.7, 24.6],
    sum: 8.1,
    difference: 6.85,
    overtime: 0.18,
  },
  from2020: {
    home: [28.5, 28.4, 28.3, 26.9],
    away: [28.0, 27.8, 27.6, 26.8],
    sum: 8.8,
    difference: 7.7,
    overtime: 0.16,
  },
} as const satisfies Record<string, Scoring>;

/** Points per point of lead by which the trailing team catches up in the fourth quarter. */
const pull = 0.19;
const overtimePoints = 11.9;
const overtimeDeviation = 4.4;
/** With a lead of at most this many points near the end, fouls and shots force overtime with these chances. */
const closeLead = 3;

export interface Quarter {
  home: number;
  away: number;
}

const sumOf = (points: readonly number[]) => points.reduce((sum, quarter) => sum + quarter, 0);

/** Points of every quarter and overtime. No game ends level. */
export function playGame(random: Random, expected: Expectation, scoring: Scoring): Quarter[] {
  const usual = { home: sumOf(scoring.home), away: sumOf(scoring.away) };
  const scale = expected.total / (usual.home + usual.away);
  const extra = (expected.margin - (usual.home - usual.away) * scale) / 2;
  const quarters: Quarter[] = [];
  for (let quarter = 0; quarter < 4; quarter++) {
    const lead = leadOf(quarters);
    const expectedLead = (expected.margin * quarter) / 4;
    const drift = quarter === 3 ? -pull * (lead - expectedLead) : 0;
    const deviation = Math.sqrt(scale);
    const sum = random.normal(0, scoring.sum * deviation);
    const difference = random.normal(0, scoring.difference * deviation) + drift + extra / 2;
    quarters.push({
      home: Math.max(4, Math.round(scoring.home[quarter]! * scale + (sum + difference) / 2)),
      away: Math.max(4, Math.round(scoring.away[quarter]! * scale + (sum - difference) / 2)),
    });
  }
  tie(random, quarters, scoring.overtime);
  while (leadOf(quarters) === 0) quarters.push(overtimeQuarter(random, scale));
  return quarters;
}

/**
 * Standard deviations of a league's games from their expectation over four quarters. The pull of the last quarter narrows the
 * margin.
 */
export function regulationDeviation({ total }: Expectation, scoring: Scoring) {
  const scale = Math.sqrt(total / (sumOf(scoring.home) + sumOf(scoring.away)));
  return {
    margin: scale * scoring.difference * Math.sqrt(3 * (1 - pull) ** 2 + 1),
    total: scale * scoring.sum * 2,
  };
}

/** Probability of overtime, and the points it adds for both teams. */
export function overtimeOf(expected: Expectation, scoring: Scoring) {
  const { margin } = regulationDeviation(expected, scoring);
  const level =
    Math.exp(-0.5 * (expected.margin / margin) ** 2) / (margin * Math.sqrt(2 * Math.PI));
  const scale = expected.total / (sumOf(scoring.home) + sumOf(scoring.away));
  const points = overtimePoints * scale;
  const again = 1 / (overtimeDeviation * 2 * Math.sqrt(Math.PI));
  return {
    chance: level * (1 + 2 * closeLead * scoring.overtime),
    points: (2 * points) / (1 - again),
  };
}

export const leadOf = (quarters: readonly Quarter[]): number =>
  quarters.reduce((lead, { home, away }) => lead + home - away, 0);

/** Close games reach overtime more often than by chance alone. */
function tie(random: Random, quarters: Quarter[], share: number): void {
  const lead = leadOf(quarters);
  const last = quarters[3]!;
  if (lead === 0 || Math.abs(lead) > closeLead || !random.chance(share)) return;
  const points = Math.abs(lead);
  const up = random.chance(0.5);
  if (lead > 0 === up) last.away += up ? points : 0;
  if (lead > 0 && !up) last.home -= points;
  if (lead < 0 && up) last.home += points;
  if (lead < 0 && !up) last.away -= points;
}

function overtimeQuarter(random: Random, scale: number): Quarter {
  const points = () =>
    Math.max(2, Math.round(random.normal(overtimePoints * scale, overtimeDeviation)));
  return { home: points(), away: points() };
}
