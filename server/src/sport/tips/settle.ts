import type { Market, MatchStatus, TipResult } from '@scoreline/shared-lib/contract';

export interface Pick {
  market: Market;
  outcome: 'home' | 'draw' | 'away';
  /** A handicap is the home side's; `home` of a total is over. */
  line: number;
  price: number;
  stake: number;
  /** As it was known when the tip was published. */
  kickOff: Date;
}

export interface MatchEnd {
  status: MatchStatus;
  startTime: Date;
  /** After ninety minutes in football, at the end in basketball. */
  home: number | null;
  away: number | null;
}

const playedOut = new Set<MatchStatus>(['finished', 'afterExtraTime', 'afterPenalties']);
const notPlayedOut = new Set<MatchStatus>(['abandoned', 'cancelled', 'postponed', 'awarded']);
/** A match played later than this after its kick-off is not the one that was tipped. */
const latestMs = 24 * 3_600_000;

const stuck = new Set<MatchStatus>(['suspended', 'interrupted', 'delayed', 'unknown']);
/** A match that stands still this long after its kick-off is no longer waited for. */
export const stuckMs = 48 * 3_600_000;

/** What a tip came to; null while its match can still decide it. */
export function resultOf(pick: Pick, end: MatchEnd, now: Date): TipResult | null {
  if (notPlayedOut.has(end.status)) return 'void';
  if (stuck.has(end.status) && now.getTime() - end.startTime.getTime() > stuckMs) return 'void';
  if (!playedOut.has(end.status) || end.home === null || end.away === null) return null;
  if (end.startTime.getTime() - pick.kickOff.getTime() > latestMs) return 'void';
  return scoreResult(pick, end.home, end.away);
}

function scoreResult({ market, outcome, line }: Pick, home: number, away: number): TipResult {
  if (market === '1x2' || market === 'moneyline') {
    const winner = home > away ? 'home' : home < away ? 'away' : 'draw';
    if (winner === 'draw' && market === 'moneyline') return 'push';
    return outcome === winner ? 'win' : 'loss';
  }
  const isTotal = market === 'overUnder' || market === 'total';
  const above = isTotal ? home + away - line : home - away + line;
  return lineResult(outcome === 'home' ? above : -above);
}

/** A quarter line is half a stake on each neighbour; `above` is how far the pick's side ended past its line. */
function lineResult(above: number): TipResult {
  const isQuarter = !Number.isInteger(above * 2);
  const halves = isQuarter ? [above - 0.25, above + 0.25] : [above, above];
  const sum = halves.reduce((total, half) => total + Math.sign(half), 0);
  return ({ 2: 'win', 1: 'halfWin', 0: 'push', '-1': 'halfLoss', '-2': 'loss' } as const)[
    sum as 2 | 1 | 0 | -1 | -2
  ];
}

/** Units won, by the price the tip was published at. */
export function profitOf(result: TipResult, { price, stake }: Pick): number {
  const won = stake * (price - 1);
  const profit = {
    win: won,
    halfWin: won / 2,
    push: 0,
    halfLoss: -stake / 2,
    loss: -stake,
    void: 0,
  }[result];
  return Math.round(profit * 10_000) / 10_000;
}
