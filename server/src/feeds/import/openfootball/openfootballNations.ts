import { slug } from '@scoreline/shared-lib/contract';

import type { FeedEvent, FixtureEvent, SeasonEvent } from '@scoreline/shared-lib/contract/feed';
import { firstItem, itemAt } from '@scoreline/shared-lib/contract/lists';

import { matchRef, seasonEvent } from '../archiveEvents';
import { clubOf, codeOf } from '../../../store/catalogue/clubs';
import { futureFault, utcOf } from '../localTime';
import { undrawnFault, type OpenMatch, type OpenRow } from './openfootballMatch';
import { meetingsOf } from '../meetings/meetings';
import { goalsOf, isPlayed, stateOf } from './openfootballResult';
import { placesOf, type Place } from './places';
import { nationRef } from './nationRef';
import { nationEvents, squadEvents, venuesOf, zoneOf, type NationFacts } from './openfootballFacts';
import { archive, Collector, revisionOf, type Reading, type SourceFile } from '../reading';

/** The files beside a World Cup's list of matches. */
export interface Companions {
  main: boolean;
  stadiums: unknown[];
  squads: unknown[];
  teams: unknown[];
}

interface Played {
  row: number;
  match: OpenMatch;
  home: string;
  away: string;
  startTime: string;
  timeUnknown: boolean;
  place: Place;
  ref: string;
}

/** Reads a World Cup or its qualifying: national teams, groups and goals, plus squads and stadiums from the files beside it. */
export function readNations(
  { file, title, now }: { file: SourceFile; title: string; now: Date },
  rows: OpenRow[],
  companions: Companions,
): Reading {
  const collector = new Collector();
  const year = /\d{4}/.exec(title)?.[0] ?? '';
  const name = title.replace(year, '').replace(/\s+/g, ' ').trim();
  const season = `${slug(name)}/${year}`;
  const zone = zoneOf(companions.stadiums);
  const known = rows.flatMap(({ match }) => match ?? []);
  const places = placesOf(known, 'nations');
  const placed = new Map(known.map((match, i) => [match, itemAt(places, i)]));
  const read = rows.flatMap((row) => {
    const match = playedOf(row, { season, zone, placed, now });
    if (typeof match !== 'string') return match;
    collector.skip(row.row, match);
    return [];
  });
  const played = meetingsOf(read, ({ row, match }, first) =>
    collector.skip(
      row,
      `${match.team1} – ${match.team2} of this day is entry ${first.row} already`,
    ),
  );
  if (!played.length) return collector;
  const revision = revisionOf('openfootball', file);
  const facts = venuesOf(companions.stadiums);
  addSeason(collector, { ref: season, name: year, tournament: name, revision }, played, companions);
  for (const match of played) addMatch(collector, season, match, facts, revision);
  return collector;
}

interface Known {
  season: string;
  zone: (match: OpenMatch) => string | undefined;
  placed: ReadonlyMap<OpenMatch, Place>;
  now: Date;
}

/** Without a time or its zone, only the day is known; noon UTC is on that day nearly everywhere. */
function playedOf(
  { row, match, fault }: OpenRow,
  { season, zone, placed, now }: Known,
): Played | string {
  const place = match && placed.get(match);
  if (!match || !place) return fault ?? 'no match';
  const zoned = zone(match);
  const isTime = !match.time || utcOf(match.date, clockOf(match.time), 'UTC') !== null;
  const startTime = zoned ?? (isTime ? utcOf(match.date, '12:00', 'UTC') : null);
  if (!startTime) return `"${match.date} ${match.time ?? ''}" is no date and time`;
  const wrong = undrawnFault(match) ?? (isPlayed(match) ? futureFault(startTime, now) : undefined);
  if (wrong) return wrong;
  const home = nationRef(match.team1);
  const away = nationRef(match.team2);
  if (home === away) return `"${match.team1}" plays itself`;
  const club = (ref: string) => ({ ...clubOf('', ref), ref });
  const ref = matchRef(season, club(home), club(away));
  return { row, match, home, away, startTime, timeUnknown: !zoned, place, ref };
}

const clockOf = (time: string): string => time.split(' ')[0] ?? '';

const stageRef = (season: string, name: string): string => `${season}/${slug(name)}`;

function addSeason(
  collector: Collector,
  season: { ref: string; name: string; tournament: string; revision: number },
  played: Played[],
  companions: Companions,
): void {
  const { row } = firstItem(played);
  const { revision, tournament } = season;
  const facts: NationFacts = { teams: companions.teams, squads: companions.squads };
  const names = new Map(
    played.flatMap(({ home, away, match }) => [
      [home, match.team1],
      [away, match.team2],
    ]),
  );
  collector.add(row, ...competitionEvents(tournament, revision));
  collector.add(row, ...nationEvents(names, facts, codeOf, revision));
  collector.add(row, nationsSeason(season, played));
  const first = firstItem(played.map(({ match }) => match.date).toSorted());
  collector.add(row, ...squadEvents(names, facts, first, revision));
}

const competitionEvents = (name: string, revision: number): FeedEvent[] => [
  {
    type: 'category',
    source: archive,
    revision,
    ref: 'world',
    sport: 'football',
    name: 'World',
    countryCode: null,
  },
  {
    type: 'tournament',
    source: archive,
    revision,
    ref: slug(name),
    categoryRef: 'world',
    sport: 'football',
    name,
    priority: /qualif/i.test(name) ? 15 : 1,
    tieBreakers: ['points', 'goalDifference', 'goals', 'headToHead'],
    hasStandings: !/qualif/i.test(name),
  },
];

function nationsSeason(
  {
    ref,
    name,
    tournament,
    revision,
  }: { ref: string; name: string; tournament: string; revision: number },
  played: Played[],
): SeasonEvent {
  const byDate = played.toSorted((a, b) => a.startTime.localeCompare(b.startTime));
  const inOrder = new Map(byDate.map(({ place: { stage } }) => [stage.name, stage]));
  const stages = [...inOrder.values()].map((stage, i) => ({
    ref: stageRef(ref, stage.name),
    ...stage,
    order: i + 1,
  }));
  const groups = new Map<string, string[]>();
  for (const { home, away, place } of played)
    for (const team of [home, away]) {
      const own = groups.get(team) ?? [];
      const isNew = place.group !== null && !own.includes(place.group);
      groups.set(team, isNew ? [...own, place.group ?? ''] : own);
    }
  const base = { revision, ref, tournamentRef: slug(tournament), name };
  const days = byDate.map(({ startTime }) => startTime.slice(0, 10));
  const teams = [...groups].map(([teamRef, own]) => ({ teamRef, groups: own }));
  return seasonEvent(base, days, stages, teams);
}

function addMatch(
  collector: Collector,
  season: string,
  { row, match, home, away, startTime, timeUnknown, place, ref }: Played,
  venues: Map<string, string>,
  revision: number,
): void {
  const fixture: FixtureEvent = {
    type: 'fixture',
    source: archive,
    revision,
    ref,
    sport: 'football',
    tournamentRef: firstItem(season.split('/')),
    seasonRef: season,
    stageRef: stageRef(season, place.stage.name),
    round: place.round,
    group: place.group,
    homeRef: home,
    awayRef: away,
    startTime,
    ...(timeUnknown && { timeUnknown }),
    neutral: true,
    venue: match.ground ? (venues.get(match.ground) ?? match.ground) : null,
    referee: null,
  };
  const { players, incidents } = goalsOf(match, { home, away }, ref, revision);
  const state = stateOf(match, ref, revision);
  collector.add(row, ...players, fixture, ...(state ? [state] : []), ...incidents);
}
