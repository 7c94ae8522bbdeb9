import type { TeamCard } from '@scoreline/shared-lib/contract';

import { distance } from '../chart/colours';

type Colours = TeamCard['colours'];

/** Below this two shirts are one on the pitch. */
const leastDistance = 150;

/** What both elevens wear: their clubs' own, the away side in its second colour where both would look alike. */
export function shirtsOf(home: Colours, away: Colours): { home: Colours; away: Colours } {
  if (!home || !away || distance(home[0], away[0]) >= leastDistance) return { home, away };
  const [first, second] = away;
  const changed = distance(home[0], second) >= leastDistance ? second : '#FFFFFF';
  return { home, away: [changed, first] };
}
