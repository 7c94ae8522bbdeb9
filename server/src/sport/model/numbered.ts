import type { Played } from './dixonColes';

interface Numbered {
  teams: number[];
  home: Int32Array;
  away: Int32Array;
}

/**
 * The teams of matches in order of appearance, and the places of each match's two among them. A page waits for a fit, and
 * its sums by team are five times faster in arrays than in maps.
 */
export function numbered(matches: readonly Played[]): Numbered {
  const places = new Map<number, number>();
  const placeOf = (team: number) => {
    const place = places.get(team) ?? places.size;
    places.set(team, place);
    return place;
  };
  const home = Int32Array.from(matches, (match) => placeOf(match.home));
  const away = Int32Array.from(matches, (match) => placeOf(match.away));
  return { teams: [...places.keys()], home, away };
}
