import {
  graphMinute,
  type Incident,
  lastPeriodOf,
  type Sport,
} from '@scoreline/shared-lib/contract';

import { isBreak } from './breaks';

interface Anchor {
  at: number;
  ms: number;
}

/** Where an incident stands on the graph, null where that is not known. */
export function graphPosition(incident: Incident, sport: Sport, lastPeriod: number): number | null {
  if (sport === 'basketball') return incident.second ?? null;
  return incident.minute === null ? null : graphMinute(incident, lastPeriod);
}

/** Moments of the match with the time they were told, both rising. */
function anchorsOf(incidents: readonly Incident[], sport: Sport): Anchor[] {
  const last = lastPeriodOf(incidents);
  const known = incidents.flatMap((incident): Anchor[] => {
    const position = graphPosition(incident, sport, last);
    const counts = position !== null && !incident.removed && incident.period < 5;
    // A football minute is over at its end; what happened in it was told before, and before a break what happened in added time.
    const ahead = position !== null && isBreak(position) ? 0.25 : 0.5;
    const at = position !== null && sport === 'football' ? position - ahead : position;
    return counts && incident.at && at !== null ? [{ at, ms: Date.parse(incident.at) }] : [];
  });
  const rising: Anchor[] = [];
  for (const anchor of known.sort((a, b) => a.at - b.at || a.ms - b.ms))
    if (anchor.ms > (rising.at(-1)?.ms ?? -Infinity)) rising.push(anchor);
  return rising;
}

const unitMs: Record<Sport, number> = { football: 60_000, basketball: 1000 };

/** When a moment of the graph was, in milliseconds, by the incidents around it; null where nobody told a time. */
export function instantAt(at: number, incidents: readonly Incident[], sport: Sport): number | null {
  const anchors = anchorsOf(incidents, sport);
  const next = anchors.findIndex((anchor) => anchor.at >= at);
  const before = next < 0 ? anchors.at(-1) : anchors[next - 1];
  const after = anchors[next];
  if (!before) return after ? after.ms - (after.at - at) * unitMs[sport] : null;
  if (!after) return before.ms + (at - before.at) * unitMs[sport];
  const share = (at - before.at) / (after.at - before.at || 1);
  return before.ms + share * (after.ms - before.ms);
}
