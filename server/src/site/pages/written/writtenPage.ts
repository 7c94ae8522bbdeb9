import {
  type BootPayload,
  type BootQuery,
  categoryName,
  leaguePath,
  type LeagueDetail,
  type MatchDetail,
  type MatchList,
  type MatchSummary,
  type PlayerDetail,
  type TeamDetail,
  teamPath,
} from '@scoreline/shared-lib/contract';

import { attributes, escapeHtml } from '../../../wire/html';
import type { Subject } from '../subject';
import { matchLists } from './matchLists';
import { matchRow, type Writing } from './matchRow';
import { standingsTables } from './standingsTable';
import { blankTime } from './times';

/** Rows of a day's list that are written: what a large screen shows before anybody scrolls, and as much again. */
const writtenMatches = 40;

type Tournament = LeagueDetail['tournament'];

const link = (name: string, rest: string, { addressOf }: Writing): string =>
  `<a${attributes({ href: addressOf(rest) })}>${escapeHtml(name)}</a>`;

function rows(matches: readonly MatchSummary[], within: 'day' | 'days', writing: Writing): string {
  const lines = matches.map((match) => matchRow(match, within, writing));
  return lines.length > 0 ? `<ul>${lines.join('')}</ul>` : '';
}

function leagueHead(tournament: Tournament, writing: Writing): string {
  const { category, name, hasStandings } = tournament;
  const league = hasStandings ? link(name, leaguePath(tournament), writing) : escapeHtml(name);
  return `<h2>${escapeHtml(categoryName(category, writing.locale))} ${league}</h2>`;
}

function dayList({ leagues }: MatchList, writing: Writing): string {
  let left = writtenMatches;
  return leagues
    .map(({ tournament, matches }) => {
      const shown = matches.slice(0, Math.max(left, 0));
      left -= shown.length;
      if (shown.length === 0) return '';
      const league = attributes({ 'data-league': String(tournament.tournamentId) });
      const body = leagueHead(tournament, writing) + rows(shown, 'day', writing);
      return `<section${league}>${body}</section>`;
    })
    .join('');
}

function matchPage({ summary, tournament, home, away, venue }: MatchDetail, writing: Writing) {
  const teams = [home, away].map((team) =>
    link(team.name, teamPath({ ...team, sport: summary.sport }), writing),
  );
  const place = venue ? `<p>${escapeHtml(`${venue.name}, ${venue.city}`)}</p>` : '';
  const match = leagueHead(tournament, writing) + rows([summary], 'day', writing);
  return `${match}<p>${teams.join(' – ')}</p>${place}`;
}

function teamPage({ last, next, tournaments, venue }: TeamDetail, writing: Writing): string {
  const matches = [last, next].flatMap((match) => match ?? []);
  const leagues = tournaments.map((league) => link(league.name, leaguePath(league), writing));
  const place = venue ? `<p>${escapeHtml(`${venue.name}, ${venue.city}`)}</p>` : '';
  return `<p>${leagues.join(' · ')}</p>${place}${rows(matches, 'days', writing)}`;
}

function playerPage({ club, sport, matches }: PlayerDetail, writing: Writing): string {
  const team = club ? `<p>${link(club.name, teamPath({ ...club, sport }), writing)}</p>` : '';
  const played = matches.map(({ match }) => match);
  return team + rows(played, 'days', writing);
}

const leaguePage = ({ tournament, season, bracket }: LeagueDetail, writing: Writing): string => {
  const ties = bracket.flatMap((round) => round.ties.flatMap(({ legs }) => legs));
  const where = `${categoryName(tournament.category, writing.locale)} · ${season}`;
  return `<p>${escapeHtml(where)}</p>${rows(ties.slice(0, writtenMatches), 'days', writing)}`;
};

type Write = (data: never, writing: Writing, request: never) => string;

const writers: Partial<Record<BootQuery['path'], Write>> = {
  ...matchLists,
  'sports-query/match/list': dayList,
  'sports-query/match/detail': matchPage,
  'sports-query/league/detail': leaguePage,
  'sports-query/league/standings': standingsTables,
  'sports-query/team/detail': teamPage,
  'sports-query/player/detail': playerPage,
};

interface Heading {
  title: string;
  description: string;
  subject: Subject | null;
  /** The kick-off as the description has it, in a zone that need not be the visitor's. */
  kickOff?: string | undefined;
}

/** The description as it is shown: the kick-off in it is left to the visitor's clock. */
function shownDescription({ description, subject, kickOff }: Heading): string {
  const startTime = subject?.match?.summary.startTime;
  if (!startTime || !kickOff) return escapeHtml(description);
  return description.split(kickOff).map(escapeHtml).join(blankTime(startTime, 'date'));
}

/** The pages above this one, the home page first, as the page's structured data names them. */
function trailOf({ trail }: Subject, site: string, writing: Writing): string {
  const above = [{ name: site, rest: '/' }, ...trail.slice(0, -1)];
  return `<nav>${above.map(({ name, rest }) => link(name, rest, writing)).join(' › ')}</nav>`;
}

/**
 * What a page says in plain HTML, from the data it carries for its first render: the heading, the matches with teams,
 * times and scores, and where they lead; the content of its `main`. A page that carries none of these has its heading and lines
 * where the application's will stand.
 */
export function writtenPage(
  { queries }: Pick<BootPayload, 'queries'>,
  heading: Heading,
  { site, writing }: { site: string; writing: Writing },
): string {
  const body = queries.map(
    ({ path, data, request }) => writers[path]?.(data as never, writing, request as never) ?? '',
  );
  const { title, subject } = heading;
  const name = subject?.trail.at(-1)?.name ?? title.split(' | ')[0]!;
  if (body.join('') === '')
    return `<header><h1>${escapeHtml(name)}</h1></header><div class="written-lines"></div>`;
  const trail = subject ? trailOf(subject, site, writing) : '';
  const head = `${trail}<h1>${escapeHtml(name)}</h1><p>${shownDescription(heading)}</p>`;
  return `<header>${head}</header>${body.join('')}`;
}
