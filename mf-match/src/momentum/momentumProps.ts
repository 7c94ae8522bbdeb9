import type { MatchMomentum } from '@scoreline/shared-lib/contract';
import type { Chart } from '@scoreline/shared-lib/chart';
import type { ComponentProps } from 'react';

/** What both charts are drawn of. */
export interface MomentumProps {
  momentum: MatchMomentum;
  colours: { home: string; away: string };
  names: { home: string; away: string };
  /** Sets the page to a moment. */
  choice: ComponentProps<typeof Chart>['choice'];
}
