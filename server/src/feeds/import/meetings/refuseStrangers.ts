import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { clubRef, hasTable, isKnownClub, knownNames } from '../../../store/catalogue/clubs';
import { nearest } from '../../../store/catalogue/nearest';
import type { FeedEvent, TeamEvent } from '@scoreline/shared-lib/contract/feed';
import { leagueClubs, type LeagueClubs } from './queries';
import { archive, type Reading, type Skipped } from '../reading';

/**
 * In a league that has its clubs, an unknown name is more likely misspelt than new: rejects its matches by row and suggests
 * names. `allowed` lists the new names that the operator accepts.
 */
export async function refuseStrangers(
  db: Kysely<Database>,
  reading: Reading,
  allowed: readonly string[],
): Promise<Reading> {
  const clubs = reading.events.filter(isClub);
  const unknown = clubs.filter(
    ({ name, countryCode }) => hasTable(countryCode ?? '') && !isKnownClub(countryCode ?? '', name),
  );
  if (unknown.length === 0) return reading;
  const league = reading.events.find((event) => event.type === 'tournament');
  // National cups have clubs of every division.
  if (league?.ref.endsWith('-CUP')) return reading;
  const countries = [...new Set(unknown.map(({ countryCode }) => countryCode ?? ''))];
  const held = await leagueClubs(db, league?.ref ?? '', countries);
  if (!held.settled) return reading;
  const welcome = new Set([
    ...held.names.map(({ country, name }) => clubRef(country, name)),
    ...countries.flatMap((country) => allowed.map((name) => clubRef(country, name))),
  ]);
  const strangers = unknown.filter(({ ref }) => !welcome.has(ref));
  return strangers.length ? without(reading, strangers, held) : reading;
}

const isClub = (event: FeedEvent): event is TeamEvent =>
  event.type === 'team' && event.source === archive && !event.national;

function without(reading: Reading, strangers: TeamEvent[], held: LeagueClubs): Reading {
  const refs = new Map(strangers.map((club) => [club.ref, reasonOf(club, held)]));
  const matches = new Set<string>();
  const skipped: Skipped[] = [];
  for (const event of reading.events) {
    if (event.type !== 'fixture') continue;
    const reason = refs.get(event.homeRef) ?? refs.get(event.awayRef);
    if (reason === undefined) continue;
    matches.add(event.ref);
    skipped.push({ row: reading.rows.get(event) ?? 0, reason });
  }
  const rows = new Map<FeedEvent, number>();
  const events = reading.events.flatMap((event) => {
    const accepted = acceptedOf(event, refs, matches);
    if (accepted) rows.set(accepted, reading.rows.get(event) ?? 0);
    return accepted ?? [];
  });
  return { events, rows, skipped: [...reading.skipped, ...skipped] };
}

function acceptedOf(
  event: FeedEvent,
  refs: Map<string, string>,
  matches: Set<string>,
): FeedEvent | undefined {
  if (event.type === 'season')
    return { ...event, teams: event.teams.filter(({ teamRef }) => !refs.has(teamRef)) };
  if (event.type === 'team' && refs.has(event.ref)) return undefined;
  if (event.type === 'fixture' && matches.has(event.ref)) return undefined;
  return 'matchRef' in event && matches.has(event.matchRef) ? undefined : event;
}

function reasonOf({ name, countryCode }: TeamEvent, held: LeagueClubs): string {
  const country = countryCode ?? '';
  const names = held.names.filter((known) => known.country === country).map((known) => known.name);
  const like = nearest(name, [...new Set([...knownNames(country), ...names])]);
  const [nearestName = ''] = like;
  const others = like.map((one) => `"${one}"`).join(', ');
  return `unknown club "${name}"; the nearest are ${others} (--same-as "${name}=${nearestName}" records that it is one of them, --new-club "${name}" adds another club)`;
}
