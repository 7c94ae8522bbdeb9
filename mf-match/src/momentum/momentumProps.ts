import type { MatchMomentum } from '@scoreline/shared-lib/contract';
import type { Chart } from '@scoreline/shared-lib/chart';
import type { ComponentProps } from 'react';

/** Props of both charts. */
export interface MomentumProps {
  momentum: MatchMomentum;
  colours: { home: string; away: string };
  names: { home: string; away: string };
  choice: ComponentProps<typeof Chart>['choice'];
}
