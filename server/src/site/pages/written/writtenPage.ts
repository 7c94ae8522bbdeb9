import {
  leaguePath,
  type LeagueDetail,
  type MatchDetail,
  type MatchList,
  type MatchSummary,
  type PlayerDetail,
  type TeamDetail,
  teamPath,
  type WrittenForm,
} from '@scoreline/shared-lib/contract';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import { attributes, escapeHtml } from '../../../wire/html';
import { type Answered, ofAnswer } from '../firstData';
import type { PageNames } from '../document/pageNames';
import type { Subject } from '../document/subject';
import { bettingRows, namedRows } from './namedRows';
import { matchRow, type Writing } from './matchRow';
import { promotionPage, promotionTerms } from './promotionPage';
import { standingsTables } from './standingsTable';
import { blankTime } from './times';

/** Maximum rows of a day's list: what a large screen shows before scrolling, and as much again. */
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
  return `<h2>${escapeHtml(category.name)} ${league}</h2>`;
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
  const venueLine = venue ? `<p>${escapeHtml(`${venue.name}, ${venue.city}`)}</p>` : '';
  const match = leagueHead(tournament, writing) + rows([summary], 'day', writing);
  return `${match}<p>${teams.join(' – ')}</p>${venueLine}`;
}

function teamPage({ last, next, tournaments, venue }: TeamDetail, writing: Writing): string {
  const matches = [last, next].flatMap((match) => match ?? []);
  const leagues = tournaments.map((league) => link(league.name, leaguePath(league), writing));
  const venueLine = venue ? `<p>${escapeHtml(`${venue.name}, ${venue.city}`)}</p>` : '';
  return `<p>${leagues.join(' · ')}</p>${venueLine}${rows(matches, 'days', writing)}`;
}

function playerPage({ club, sport, matches }: PlayerDetail, writing: Writing): string {
  const team = club ? `<p>${link(club.name, teamPath({ ...club, sport }), writing)}</p>` : '';
  const played = matches.map(({ match }) => match);
  return team + rows(played, 'days', writing);
}

const leaguePage = ({ tournament, season, bracket }: LeagueDetail, writing: Writing): string => {
  const ties = bracket.flatMap((round) => round.ties.flatMap(({ legs }) => legs));
  const where = `${tournament.category.name} · ${season}`;
  return `<p>${escapeHtml(where)}</p>${rows(ties.slice(0, writtenMatches), 'days', writing)}`;
};

type Write = (data: unknown, writing: Writing, name: string) => string;

const forms: Record<WrittenForm, Write> = {
  match: ofAnswer(matchPage),
  league: ofAnswer(leaguePage),
  team: ofAnswer(teamPage),
  player: ofAnswer(playerPage),
  dayList: ofAnswer(dayList),
  standings: ofAnswer(standingsTables),
  promotion: ofAnswer(promotionPage),
  promotionTerms: ofAnswer(promotionTerms),
  matchRows: ofAnswer(namedRows),
  bettingRows: ofAnswer(bettingRows),
};

/** An answer in the form that its route declares. */
function writtenAnswer({ declared: { written }, query }: Answered, writing: Writing): string {
  const write = written && forms[written.as];
  return write ? write(query.data, writing, written.name ?? '') : '';
}

interface Heading extends Pick<PageNames, 'times'> {
  title: string;
  description: string;
  subject: Subject | null;
}

/** The visible description; the visitor's clock fills its times. */
function shownDescription({ description, times: [time] }: Heading): string {
  if (!time) return escapeHtml(description);
  return description.split(time.written).map(escapeHtml).join(blankTime(time.instant, 'date'));
}

/** The breadcrumb trail with the home page first, as in the structured data. */
function trailOf({ trail }: Subject, site: string, writing: Writing): string {
  const above = [{ name: site, rest: '/' }, ...trail.slice(0, -1)];
  return `<nav>${above.map(({ name, rest }) => link(name, rest, writing)).join(' › ')}</nav>`;
}

/**
 * The page's content in plain HTML, from its first data: the heading, and matches with teams, times, scores and links, for
 * its `main`. A page without such data has its heading and lines where the application renders them.
 */
export function writtenPage(
  answers: readonly Answered[],
  heading: Heading,
  { site, writing }: { site: string; writing: Writing },
): string {
  const body = answers.map((answer) => writtenAnswer(answer, writing));
  const { title, subject } = heading;
  const name = subject?.trail.at(-1)?.name ?? firstItem(title.split(' | '));
  if (body.join('') === '')
    return `<header><h1>${escapeHtml(name)}</h1></header><div class="written-lines"></div>`;
  const trail = subject ? trailOf(subject, site, writing) : '';
  const head = `${trail}<h1>${escapeHtml(name)}</h1><p>${shownDescription(heading)}</p>`;
  return `<header>${head}</header>${body.join('')}`;
}
