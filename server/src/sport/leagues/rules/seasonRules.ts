import type { StandingsAdjustment } from '@scoreline/shared-lib/contract';

import type { TieBreaker } from '@scoreline/shared-lib/contract/feed';
import type { FormerName } from '../../../store/catalogue/formerNames';
import type { RuleOf } from './ruleBook';
import type { ZoneRule } from './zones';

/** What tells level teams apart beyond the ways that feeds name. */
export type RuledTieBreaker =
  | TieBreaker
  | 'pointsPerGame'
  /** Head to head without the goals scored: by points, then by their difference. */
  | 'mutualDifference'
  | 'divisionWinner'
  | 'divisionRecord'
  | 'conferenceRecord'
  | 'ownPlayOffRecord'
  | 'otherPlayOffRecord'
  | 'pointDifference';

/** A part of a table that is split: who plays on among themselves. */
export interface TablePart {
  group: 'championship' | 'europe' | 'relegation';
  /** How many teams of the table it takes, in order. */
  size: number;
  /** What sources call the stage it plays; its matches count in this part. */
  stages: readonly string[];
  /** The points of the regular season are halved, and half a point goes up or down. */
  halved?: 'up' | 'down';
}

export interface Split {
  /** A team's games of the regular season. */
  after: number;
  parts: readonly TablePart[];
}

/** Points taken from a club, or given back. */
export interface Adjustment extends StandingsAdjustment {
  /** As the tables of clubs spell it. */
  club: string;
}

/** How ties of a knock-out are decided. */
export interface TieRules {
  awayGoals?: boolean;
  /** Games of a series by its round; of every other one without a round. */
  bestOf?: readonly { round?: string | undefined; games: number }[];
}

/** How a league's season is played, where it differs from three points a win and one table. */
export interface SeasonRules {
  tieBreakers?: readonly RuledTieBreaker[];
  /** For a win in football; three without. */
  winPoints?: number;
  /** Results that count otherwise than they were played. */
  decided?: readonly RuleOf<'walkover' | 'replayed' | 'withdrawn'>[];
  /** Places of the final table that were decided off it. */
  placed?: readonly RuleOf<'playOff' | 'demoted'>[];
  ties?: TieRules;
  split?: Split;
  adjustments?: readonly Adjustment[];
  zones?: ZoneRule;
  /** Teams that had another name then. */
  formerNames?: readonly FormerName[];
}
