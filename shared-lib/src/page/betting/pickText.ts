import type { Market, MatchSummary } from '@scoreline/shared-lib/contract';
import { formatNumber } from '@scoreline/shared-lib/format';

type Say = (key: string, values?: Record<string, string>) => string;
type Outcome = 'home' | 'draw' | 'away';

const isTotal = (market: Market) => market === 'overUnder' || market === 'total';
const isHandicap = (market: Market) => market === 'asianHandicap' || market === 'spread';

/** A line as bookmakers write it: a handicap has its sign. */
export function lineText(market: Market, line: number, locale: string): string {
  const text = formatNumber(line, locale);
  return isHandicap(market) && line > 0 ? `+${text}` : text;
}

interface PickOf {
  market: Market;
  outcome: Outcome;
  /** A handicap is the home side's. */
  line: number;
}

/** Text of a pick: `Arsenal −0.5`, `Over 2.5`, `Draw`. */
export function pickText(
  { market, outcome, line }: PickOf,
  match: Pick<MatchSummary, 'home' | 'away'>,
  say: Say,
  locale: string,
): string {
  if (isTotal(market))
    return say(outcome === 'home' ? 'pick.over' : 'pick.under', {
      line: lineText(market, line, locale),
    });
  if (outcome === 'draw') return say('pick.draw');
  const { name } = match[outcome];
  if (!isHandicap(market)) return name;
  return `${name} ${lineText(market, outcome === 'home' ? line : -line || 0, locale)}`;
}
