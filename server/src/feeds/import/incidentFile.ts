import { z } from 'zod';

import type { FeedEvent, IncidentEvent, IncidentKind } from '@scoreline/shared-lib/contract/feed';
import { matchRef, seasonName, seasonRef } from './archiveEvents';
import { clubOf, type Club } from '../../store/catalogue/clubs';
import { divisions, type League } from '../../store/catalogue/leagues';
import { playerNamed, playerRefOf } from './players';
import { archive, Collector, type Reading, type SourceFile } from './reading';

const incident = z.object({
  team: z.enum(['home', 'away']),
  minute: z.string(),
  incident_type: z.string(),
  player_name: z.string().min(1).optional(),
  assist_player_name: z.string().min(1).optional(),
  player_out: z.string().min(1).optional(),
  player_in: z.string().min(1).optional(),
  home_score: z.string().regex(/^\d+$/).optional(),
  away_score: z.string().regex(/^\d+$/).optional(),
});
type IncidentRow = z.output<typeof incident>;

const match = z.object({
  league: z.string(),
  home: z.string().min(1),
  away: z.string().min(1),
  date: z.iso.date(),
  incident: z.object({ incidents: z.array(z.unknown()) }),
});

/** Leagues by the file's name for them, without the season. */
const leagues: Record<string, League | undefined> = {
  'england_premier-league': divisions.E0,
  deutschland_bundesliga: divisions.D1,
};

/** Goals, cards and substitutions of matches whose results are in another file. @throws if the file is not a list */
export function readIncidents(file: SourceFile): Reading {
  const entries = z.array(z.unknown()).parse(JSON.parse(file.text));
  const collector = new Collector();
  for (const [index, entry] of entries.entries()) readMatch(collector, index + 1, entry, file);
  return collector;
}

function readMatch(collector: Collector, row: number, entry: unknown, file: SourceFile): void {
  const { data } = match.safeParse(entry);
  if (!data) return collector.skip(row, 'it is no match with incidents');
  const league = leagues[data.league.replace(/-\d{4}-\d{4}$/, '')];
  if (!league) return collector.skip(row, `unknown league "${data.league}"`);
  const [home, away] = [data.home, data.away].map((name) => clubOfPath(league, name)) as [
    Club,
    Club,
  ];
  const season = seasonRef(league, seasonName(data.date));
  const base = { matchRef: matchRef(season, home, away), revision: Math.round(file.modifiedAt) };
  for (const [index, given] of data.incident.incidents.entries()) {
    const { data: read } = incident.safeParse(given);
    const events = read && eventsOf(read, { ...base, ref: `told-${index + 1}` }, { home, away });
    if (events) collector.add(row, ...events);
    else collector.skip(row, `incident ${index + 1} could not be understood`);
  }
}

/** Clubs are written as in a web address: `1-fc-heidenheim-1846`. */
const clubOfPath = (league: League, path: string): Club =>
  clubOf(league.country ?? '', path.replace(/^1-/, '1. ').replaceAll('-', ' '));

const kinds: Record<string, IncidentKind | undefined> = {
  Goal: 'goal',
  'Own goal': 'ownGoal',
  'Yellow Card': 'yellowCard',
  'Red Card': 'redCard',
  Substitution: 'substitution',
  'Goal Disallowed': 'goalCancelled',
};

/** A penalty that did not change the score was missed. */
const kindOf = ({
  incident_type: type,
  home_score: score,
}: IncidentRow): IncidentKind | undefined =>
  type === 'Penalty Awarded' ? (score ? 'penaltyGoal' : 'penaltyMissed') : kinds[type];

/** Parses `16'`, `45+2'` and `73:00`, which occurs once. */
function timeOf(text: string): { minute: number; added: number | null } | undefined {
  const [, minute, added] = /^(\d{1,3})(?:\+(\d{1,2}))?(?:'|:00)$/.exec(text) ?? [];
  return minute ? { minute: Number(minute), added: added ? Number(added) : null } : undefined;
}

interface Base {
  matchRef: string;
  ref: string;
  revision: number;
}

function eventsOf(read: IncidentRow, base: Base, clubs: Record<'home' | 'away', Club>) {
  const kind = kindOf(read);
  const time = timeOf(read.minute);
  if (!kind || !time) return undefined;
  // An own goal is listed under the side that benefits; its scorer plays for the other.
  const own = kind === 'ownGoal' ? (read.team === 'home' ? 'away' : 'home') : read.team;
  const refOf = (name?: string) => (name ? playerRefOf(clubs[own].ref, name) : null);
  const first = read.player_name ?? read.player_out;
  const second = kind === 'ownGoal' ? undefined : (read.assist_player_name ?? read.player_in);
  const event: IncidentEvent = {
    type: 'incident',
    source: archive,
    ...base,
    kind,
    side: read.team,
    period: time.minute <= 45 ? 1 : 2,
    ...time,
    second: null,
    playerRef: refOf(first),
    otherPlayerRef: refOf(second),
    score: read.home_score
      ? { home: Number(read.home_score), away: Number(read.away_score) }
      : null,
    removed: false,
  };
  const names = [first, second].flatMap((name) => name ?? []);
  const players = names.map((name) => playerNamed(refOf(name)!, name, base.revision));
  return [...players, event] satisfies FeedEvent[];
}
