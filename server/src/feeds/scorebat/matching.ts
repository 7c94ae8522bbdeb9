import { clubRef } from '../../store/catalogue/clubs';
import type { Listed } from './client';

interface Team {
  name: string;
  country: string;
}

/** A stored match that may match a listed one. */
export interface Candidate {
  id: number;
  startsAt: Date;
  home: Team;
  away: Team;
}

export const outcomes = ['matched', 'unknownClub', 'noMatch', 'ambiguous', 'malformed'] as const;
export type Outcome = (typeof outcomes)[number];

/** A provider's date may be a day only, or in another zone than the stored one. */
export const nearMs = 18 * 3_600_000;

const isNear = (one: Date, other: Date) => Math.abs(one.getTime() - other.getTime()) <= nearMs;

/** Uses every spelling of a club that the catalogue has for its country. */
function createNaming() {
  const refs = new Map<string, string>();
  const refOf = (country: string, name: string) => {
    const key = `${country}\n${name}`;
    const ref = refs.get(key) ?? clubRef(country, name);
    refs.set(key, ref);
    return ref;
  };
  return ({ country, name }: Team, given: string) => refOf(country, name) === refOf(country, given);
}

/** Matches each listed entry to the only stored match between the two clubs around that day. */
export function matchListed(listed: readonly Listed[], candidates: readonly Candidate[]) {
  const isCalled = createNaming();
  return listed.map((one): { listed: Listed; outcome: Outcome; matchId?: number } => {
    const near = candidates.filter(({ startsAt }) => isNear(startsAt, one.startsAt));
    const withHome = near.filter(({ home }) => isCalled(home, one.home));
    const found = withHome.filter(({ away }) => isCalled(away, one.away));
    const [only] = found;
    if (only && found.length === 1) return { listed: one, outcome: 'matched', matchId: only.id };
    if (only) return { listed: one, outcome: 'ambiguous' };
    const teams = near.flatMap(({ home, away }) => [home, away]);
    const isKnown = (name: string) => teams.some((team) => isCalled(team, name));
    const areKnown = isKnown(one.home) && isKnown(one.away);
    return { listed: one, outcome: areKnown ? 'noMatch' : 'unknownClub' };
  });
}
