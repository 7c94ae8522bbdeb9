import type { WidgetView } from '@scoreline/shared-lib/contract';

import { Bracket } from './Bracket';
import { MatchBoard } from './match/MatchBoard';
import { MatchList } from './match/MatchList';
import { OddsTable } from './OddsTable';
import { StandingsTable } from './StandingsTable';

/** The screen of each widget type. */
export function Screen({ view }: { view: WidgetView }) {
  switch (view.kind) {
    case 'day':
    case 'round':
      return <MatchList view={view} />;
    case 'match':
      return <MatchBoard view={view} />;
    case 'standings':
      return <StandingsTable view={view} />;
    case 'bracket':
      return <Bracket view={view} />;
    case 'odds':
      return <OddsTable view={view} />;
  }
}
