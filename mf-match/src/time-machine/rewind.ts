import {
  type Incident,
  lastPeriodOf,
  type MatchMomentum,
  type MatchOdds,
  type MatchSummary,
  type Prices,
  withoutMargin,
} from '@scoreline/shared-lib/contract';
import { firstItem, itemAt, lastItem } from '@scoreline/shared-lib/contract/lists';

import { type Chances, chancesAt } from './chancesAt';
import { graphPosition, instantAt } from './instantAt';
import { isHalfTime } from './breaks';
import { clockAt, playedAt } from './clockAt';
import { bookAt, mainPricesAt } from './pricesAt';

type Score = Record<'home' | 'away', number>;

/** The data of a match from which any of its moments is computed. */
export interface MatchCourse {
  match: MatchSummary;
  incidents: readonly Incident[];
  momentum: MatchMomentum;
  odds: MatchOdds | null;
  /** Chances by past results, used when there are no prices. */
  rating: Chances | null;
}

export interface Moment {
  /** In the unit of the graph. */
  at: number;
  match: MatchSummary;
  /** Incidents up to the moment. */
  incidents: Incident[];
  score: Score;
  /** Time of the moment in milliseconds, or of the start of the match if no incident has a time. */
  ms: number;
  /** Start of the match in milliseconds. */
  begunMs: number;
  /** Every bookmaker's prices at the moment. Null if none are known. */
  books: MatchOdds['books'] | null;
  /** Time the main market's prices are from. */
  pricedAt: string | null;
  chances: (Chances & { from: 'prices' | 'rating' }) | null;
}

const scoring: readonly Incident['kind'][] = ['goal', 'ownGoal', 'penaltyGoal', 'score'];
const dismissals: readonly Incident['kind'][] = ['redCard', 'secondYellow'];
const shootOut = 5;

const isPlay = ({ period, removed }: Incident, sport: MatchSummary['sport']): boolean =>
  !removed && (sport === 'basketball' || period < shootOut);

/** Incidents up to a moment, without those cancelled since. */
function happenedBy({ incidents, match: { sport } }: MatchCourse, at: number): Incident[] {
  const last = lastPeriodOf(incidents);
  return incidents.filter((incident) => {
    const position = graphPosition(incident, sport, last);
    return isPlay(incident, sport) && position !== null && position <= at;
  });
}

/** Scores at the end of each period so far, the last one being the current score. */
function scoresByPeriod(happened: readonly Incident[], periods: number): Score[] {
  const ends: Score[] = [];
  let score: Score = { home: 0, away: 0 };
  for (let period = 1; period <= periods; period += 1) {
    for (const { kind, side, score: stated } of happened.filter((one) => one.period === period)) {
      if (!scoring.includes(kind)) continue;
      score = stated ?? (side ? { ...score, [side]: score[side] + 1 } : score);
    }
    ends.push(score);
  }
  return ends;
}

const atStart = (prices: Prices): Chances => {
  const { home, draw, away } = prices;
  const chances = withoutMargin(draw === undefined ? [home, away] : [home, draw, away]);
  return draw === undefined
    ? { home: firstItem(chances), away: itemAt(chances, 1) }
    : { home: firstItem(chances), draw: itemAt(chances, 1), away: itemAt(chances, 2) };
};

function chancesOf(
  course: MatchCourse,
  at: number,
  score: Score,
  begunMs: number,
): Moment['chances'] {
  const { match, odds, rating, momentum } = course;
  const played = playedAt(at, match.sport, momentum);
  if (played > 1) return null;
  const prices = match.odds && odds && mainPricesAt(odds, match.odds, begunMs);
  const start = prices ? atStart(prices.current) : rating;
  if (!start) return null;
  const lead = score.home - score.away;
  const chances = chancesAt(match.sport, start, { lead, played });
  return { ...chances, from: prices ? 'prices' : 'rating' };
}

function sideAt(match: MatchSummary, side: 'home' | 'away', ends: Score[], happened: Incident[]) {
  const isOut = (one: Incident) => one.side === side && dismissals.includes(one.kind);
  return {
    ...match[side],
    score: lastItem(ends)[side],
    periods: ends.map((end, period) => end[side] - (ends[period - 1]?.[side] ?? 0)),
    redCards: happened.filter(isOut).length,
  };
}

/** A match as it was at a moment of its graph. */
export function rewind(course: MatchCourse, at: number): Moment {
  const { match, incidents, momentum, odds } = course;
  const happened = happenedBy(course, at);
  const clock = clockAt(at, match.sport, momentum, lastPeriodOf(incidents));
  const ends = scoresByPeriod(happened, clock.period);
  const begunMs = instantAt(0, incidents, match.sport) ?? Date.parse(match.startTime);
  const ms = instantAt(at, incidents, match.sport) ?? begunMs;
  const book = match.odds && odds && mainPricesAt(odds, match.odds, ms);
  const score = lastItem(ends);
  return {
    ...{ at, incidents: happened, score, ms, begunMs },
    books: odds && odds.books.flatMap((each) => bookAt(each, ms) ?? []),
    pricedAt: book?.currentAt ?? null,
    chances: chancesOf(course, at, score, begunMs),
    match: {
      ...match,
      status: match.sport === 'football' && isHalfTime(at) ? 'halfTime' : 'live',
      clock: { ...clock, running: false, at: new Date(ms).toISOString() },
      home: sideAt(match, 'home', ends, happened),
      away: sideAt(match, 'away', ends, happened),
      odds: match.odds && book ? { ...match.odds, current: book.current } : match.odds,
    },
  };
}
