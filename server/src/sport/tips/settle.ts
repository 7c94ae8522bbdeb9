import type { Market, MatchStatus, TipResult } from '@scoreline/shared-lib/contract';

export interface Pick {
  market: Market;
  outcome: 'home' | 'draw' | 'away';
  /** A handicap is the home side's; `home` of a total is over. */
  line: number;
  price: number;
  stake: number;
  /** As known when the tip was published. */
  kickOff: Date;
}

export interface MatchEnd {
  status: MatchStatus;
  startTime: Date;
  /** After ninety minutes in football, at the end in basketball. */
  home: number | null;
  away: number | null;
  /** Football abandoned in extra time: its ninety minutes were played. */
  ninetyPlayed?: boolean;
}

const playedOut = new Set<MatchStatus>(['finished', 'afterExtraTime', 'afterPenalties']);
const neverPlayedOut = new Set<MatchStatus>(['abandoned', 'cancelled', 'awarded']);
const stopped = new Set<MatchStatus>([
  'suspended',
  'interrupted',
  'delayed',
  'unknown',
  'postponed',
]);

const hourMs = 3_600_000;
/** A match played later than this after its published kick-off is not the tipped one. */
export const lateMs = 48 * hourMs;
/** A match without a result by then never gets one. */
export const noResultMs = 7 * 24 * hourMs;

/** Settles a tip by the house rules; null while its match is undecided. */
export function resultOf(pick: Pick, end: MatchEnd, now: Date): TipResult | null {
  const { status, home, away } = end;
  const waited = now.getTime() - pick.kickOff.getTime();
  if (end.startTime.getTime() - pick.kickOff.getTime() > lateMs) return 'void';
  if (stopped.has(status) && waited > lateMs) return 'void';
  const isOver = playedOut.has(status) || (status === 'abandoned' && end.ninetyPlayed);
  if (isOver && home !== null && away !== null) return scoreResult(pick, home, away);
  if (neverPlayedOut.has(status)) return decidedBefore(pick, end) ?? 'void';
  return waited > noResultMs ? 'void' : null;
}

/** Decides a total that was passed in an abandoned match: points only rise. A quarter line needs both its halves. */
function decidedBefore({ market, outcome, line }: Pick, end: MatchEnd): TipResult | null {
  if (end.status !== 'abandoned' || (market !== 'overUnder' && market !== 'total')) return null;
  const above = (end.home ?? 0) + (end.away ?? 0) - line;
  if (above < 0.5) return null;
  return outcome === 'home' ? 'win' : 'loss';
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

/** A quarter line is half a stake on each neighbouring line; `above` is how far the pick's side ended past its line. */
function lineResult(above: number): TipResult {
  const isQuarter = !Number.isInteger(above * 2);
  const halves = isQuarter ? [above - 0.25, above + 0.25] : [above, above];
  const sum = halves.reduce((total, half) => total + Math.sign(half), 0);
  return ({ 2: 'win', 1: 'halfWin', 0: 'push', '-1': 'halfLoss', '-2': 'loss' } as const)[
    sum as 2 | 1 | 0 | -1 | -2
  ];
}

/** Units won at the published price. */
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
