import { slug } from '@scoreline/shared-lib/contract';

import type { FixtureEvent, SeasonEvent } from '@scoreline/shared-lib/contract/feed';
import { itemAt } from '@scoreline/shared-lib/contract/lists';

import {
  leagueEvents,
  matchRef,
  seasonEvent,
  seasonName,
  seasonRef,
  teamEvent,
} from '../archiveEvents';
import { clubOf, type Club } from '../../../store/catalogue/clubs';
import { countryOfCode } from './countryCodes';
import type { League } from '../../../store/catalogue/leagues';
import { futureFault, utcOf } from '../localTime';
import { meetingsOf } from '../meetings/meetings';
import { undrawnFault, type OpenMatch, type OpenRow } from './openfootballMatch';
import { isPlayed, stateOf } from './openfootballResult';
import { finals, placesOf, regular, type Place, type Stage } from './places';
import {
  archive,
  Collector,
  revisionOf,
  seasonRevisionOf,
  type Reading,
  type SourceFile,
} from '../reading';

interface Played {
  row: number;
  match: OpenMatch;
  home: Club;
  away: Club;
  startTime: string;
  place: Place;
  ref: string;
}

interface Source {
  file: SourceFile;
  league: League;
  /** The season's title in the file: `English Premier League 2010/11`, `Série A 2019`. */
  title: string;
  now: Date;
}

/** A season of a league or of a club cup. Kick-off times are local. */
export function readLeague({ file, league, title, now }: Source, rows: OpenRow[]): Reading {
  const collector = new Collector();
  const days = rows.flatMap(({ match }) => match?.date ?? []).toSorted();
  if (!days[0]) return collector;
  const name = / (\d{4}(?:\/\d\d)?)$/.exec(title)?.[1] ?? seasonName(days[0]);
  const season = seasonRef(league, name);
  const known = rows.flatMap(({ match }) => match ?? []);
  const places = placesOf(known, league.cup ? 'cup' : 'league');
  const placed = new Map(known.map((match, i) => [match, itemAt(places, i)]));
  const read = rows.flatMap((row) => {
    const match = playedOf(row, { league, season, placed, now });
    if (typeof match !== 'string') return match;
    collector.skip(row.row, match);
    return [];
  });
  const played = meetingsOf(read, ({ row, home, away }, first) =>
    collector.skip(row, `${home.name} – ${away.name} of this day is entry ${first.row} already`),
  );
  const revision = revisionOf('openfootball', file);
  const seasonRevision = seasonRevisionOf('openfootball', file);
  addSeason(collector, league, { ref: season, name, revision: seasonRevision }, played, revision);
  for (const match of played) addMatch(collector, league, season, match, revision);
  return collector;
}

interface Known {
  league: League;
  season: string;
  placed: ReadonlyMap<OpenMatch, Place>;
  now: Date;
}

/** A match without a time gets 15:00, which stays on its day. */
function playedOf(
  { row, match, fault }: OpenRow,
  { league, season, placed, now }: Known,
): Played | string {
  const place = match && placed.get(match);
  if (!match || !place) return fault ?? 'no match';
  const startTime = utcOf(match.date, match.time ?? '15:00', league.timeZone);
  if (!startTime) return `"${match.date} ${match.time ?? ''}" is no date and time`;
  const wrong = undrawnFault(match) ?? (isPlayed(match) ? futureFault(startTime, now) : undefined);
  if (wrong) return wrong;
  const home = teamOf(match.team1, league);
  const away = teamOf(match.team2, league);
  if (home.ref === away.ref) return `"${match.team1}" plays itself`;
  return { row, match, home, away, startTime, place, ref: matchRef(season, home, away) };
}

/** European cups append the country to the name: `PSV (NED)`. */
function teamOf(given: string, league: League): Club {
  const [, name, code] = /^(.*) \(([A-Z]{3})\)$/.exec(given) ?? [];
  return name && code ? clubOf(countryOfCode(code), name) : clubOf(league.country ?? '', given);
}

const stageRef = (season: string, { name }: Stage): string =>
  `${season}/${name === regular ? 'regular' : slug(name)}`;

function addSeason(
  collector: Collector,
  league: League,
  season: { ref: string; name: string; revision: number },
  played: Played[],
  revision: number,
): void {
  const row = played[0]?.row ?? 1;
  const clubs = new Map(played.flatMap(({ home, away }) => [home, away]).map((c) => [c.ref, c]));
  const byDate = played.toSorted((a, b) => a.startTime.localeCompare(b.startTime));
  const inOrder = new Map(byDate.map(({ place: { stage } }) => [stage.name, stage]));
  const stages = [...inOrder.values()].map((stage, i): SeasonEvent['stages'][number] => ({
    ref: stageRef(season.ref, stage),
    ...stage,
    order: i + 1,
  }));
  collector.add(row, ...leagueEvents(league, revision));
  collector.add(row, ...[...clubs.values()].map((club) => teamEvent(club, revision)));
  if (!played.length) return;
  const base = { ...season, tournamentRef: league.ref };
  const days = played.map(({ startTime }) => startTime.slice(0, 10));
  const groups = groupsOf(played);
  const teams = [...clubs.keys()].map((teamRef) => ({
    teamRef,
    groups: [...(groups.get(teamRef) ?? [])],
  }));
  collector.add(row, seasonEvent(base, days, stages, teams));
}

/** The groups of each club. */
function groupsOf(played: Played[]): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>();
  for (const { home, away, place } of played)
    for (const { ref } of place.group === null ? [] : [home, away])
      groups.set(ref, (groups.get(ref) ?? new Set()).add(place.group ?? ''));
  return groups;
}

function addMatch(
  collector: Collector,
  league: League,
  season: string,
  { row, match, home, away, startTime, place: { stage, round, group }, ref }: Played,
  revision: number,
): void {
  const fixture: FixtureEvent = {
    type: 'fixture',
    source: archive,
    revision,
    ref,
    sport: 'football',
    tournamentRef: league.ref,
    seasonRef: season,
    stageRef: stageRef(season, stage),
    round,
    group,
    homeRef: home.ref,
    awayRef: away.ref,
    startTime,
    ...(!match.time && { timeUnknown: true }),
    neutral: stage.name === finals && round?.name === 'Final',
    venue: match.ground ?? null,
    referee: null,
  };
  collector.add(row, fixture);
  const state = stateOf(match, ref, revision);
  if (state) collector.add(row, state);
}
