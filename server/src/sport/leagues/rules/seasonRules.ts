import type { StandingsAdjustment } from '@scoreline/shared-lib/contract';

import type { TieBreaker } from '@scoreline/shared-lib/contract/feed';
import type { FormerName } from '../../../store/catalogue/formerNames';
import type { RuleOf } from './ruleBook';
import type { ZoneRule } from './zones';

/** Tie-breakers, including those that no feed names. */
export type RuledTieBreaker =
  | TieBreaker
  | 'pointsPerGame'
  /** Head to head without goals scored: by points, then by goal difference. */
  | 'mutualDifference'
  | 'divisionWinner'
  | 'divisionRecord'
  | 'conferenceRecord'
  | 'ownPlayOffRecord'
  | 'otherPlayOffRecord'
  | 'pointDifference';

/** A part of a split table, whose teams play on among themselves. */
export interface TablePart {
  group: 'championship' | 'europe' | 'relegation';
  /** Number of the table's teams in this part, in order. */
  size: number;
  /** The sources' names of its stage, whose matches count in this part. */
  stages: readonly string[];
  /** The points of the regular season are halved; half a point is rounded up or down. */
  halved?: 'up' | 'down';
}

export interface Split {
  /** A team's number of games in the regular season. */
  after: number;
  parts: readonly TablePart[];
}

/** Points deducted from a club, or restored. */
export interface Adjustment extends StandingsAdjustment {
  /** The club's name as tables spell it. */
  club: string;
}

/** How the ties of a knock-out are decided. */
export interface TieRules {
  awayGoals?: boolean;
  /** Games of a series by round; an entry without a round applies to all others. */
  bestOf?: readonly { round?: string | undefined; games: number }[];
}

/** The format of a league's season, where it differs from three points per win and one table. */
export interface SeasonRules {
  tieBreakers?: readonly RuledTieBreaker[];
  /** Points for a win in football; defaults to three. */
  winPoints?: number;
  /** Results that count differently from how they were played. */
  decided?: readonly RuleOf<'walkover' | 'replayed' | 'withdrawn'>[];
  /** Places of the final table that were decided outside it. */
  placed?: readonly RuleOf<'playOff' | 'demoted'>[];
  ties?: TieRules;
  split?: Split;
  adjustments?: readonly Adjustment[];
  zones?: ZoneRule;
  /** Teams that had another name in that season. */
  formerNames?: readonly FormerName[];
}
