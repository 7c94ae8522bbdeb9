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

/** Position of an incident on the graph, or null if unknown. */
export function graphPosition(incident: Incident, sport: Sport, lastPeriod: number): number | null {
  if (sport === 'basketball') return incident.second ?? null;
  return incident.minute === null ? null : graphMinute(incident, lastPeriod);
}

/** Graph positions paired with the time their incident was reported, both ascending. */
function anchorsOf(incidents: readonly Incident[], sport: Sport): Anchor[] {
  const last = lastPeriodOf(incidents);
  const known = incidents.flatMap((incident): Anchor[] => {
    const position = graphPosition(incident, sport, last);
    const counts = position !== null && !incident.removed && incident.period < 5;
    // A position is the end of its minute, and an incident counts half a minute earlier (a quarter before a break).
    // break).
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

/** Time of a position on the graph in milliseconds, interpolated between incidents. Null if no incident has a time. */
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
