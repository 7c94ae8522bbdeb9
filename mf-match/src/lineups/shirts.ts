import type { TeamCard } from '@scoreline/shared-lib/contract';

import { distance } from '../chart/colours';

type Colours = TeamCard['colours'];

/** Two shirts closer than this look the same on the pitch. */
const leastDistance = 150;

/** Shirt colours of both teams. The away side wears its second colour if the shirts would look alike. */
export function shirtsOf(home: Colours, away: Colours): { home: Colours; away: Colours } {
  if (!home || !away || distance(home[0], away[0]) >= leastDistance) return { home, away };
  const [first, second] = away;
  const changed = distance(home[0], second) >= leastDistance ? second : '#FFFFFF';
  return { home, away: [changed, first] };
}
