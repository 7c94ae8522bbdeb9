import type { ShotBody, ShotOutcome, ShotSituation } from '@scoreline/shared-lib/contract';

/** A shot as a provider reports it. */
export interface FeedShot {
  side: 'home' | 'away';
  period: number;
  minute: number;
  added: number | null;
  playerRef: string | null;
  /** `x` from 0 at the shooting side's own goal line to 100 at the other one, `y` from 0 at its left to 100 at its right. */
  x: number;
  y: number;
  /** Probability that such a shot is a goal, 0 to 1. */
  xg: number;
  body: ShotBody;
  situation: ShotSituation;
  outcome: ShotOutcome;
}
