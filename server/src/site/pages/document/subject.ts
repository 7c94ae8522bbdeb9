import {
  type LeagueDetail,
  leaguePath,
  type MatchDetail,
  matchPath,
  type PageSubject,
  type PlayerDetail,
  playerPath,
  type TeamDetail,
  teamPath,
} from '@scoreline/shared-lib/contract';
import { lastItem } from '@scoreline/shared-lib/contract/lists';

import { type Answered, ofAnswer } from '../firstData';

/** A page in the breadcrumb trail: its name, and its path without base and language. */
export interface Crumb {
  name: string;
  rest: string;
}

/** A page's subject, from its first data. */
export interface Subject {
  /** The page's canonical path: the address's id with the right names. */
  rest: string;
  /** The breadcrumb trail from the top, including the page itself. */
  trail: Crumb[];
  match?: MatchDetail;
  team?: TeamDetail;
}

const leagueCrumb = (tournament: LeagueDetail['tournament']): Crumb => ({
  name: tournament.name,
  rest: leaguePath(tournament),
});

const about = (trail: Crumb[], known: Pick<Subject, 'match' | 'team'> = {}): Subject => ({
  ...known,
  rest: lastItem(trail).rest,
  trail,
});

function matchSubject(match: MatchDetail): Subject {
  const { home, away, summary, tournament } = match;
  const { sport, eventId } = summary;
  const rest = matchPath({ sport, home, away, eventId });
  return about([leagueCrumb(tournament), { name: `${home.name} – ${away.name}`, rest }], { match });
}

function teamSubject(team: TeamDetail): Subject {
  const own = { name: team.team.name, rest: teamPath({ ...team.team, sport: team.sport }) };
  return about([...team.tournaments.slice(0, 1).map(leagueCrumb), own], { team });
}

function playerSubject({ player, club, sport }: PlayerDetail): Subject {
  const own = { name: player.name, rest: playerPath({ ...player, sport }) };
  return about(club ? [{ name: club.name, rest: teamPath({ ...club, sport }) }, own] : [own]);
}

const readers: Record<PageSubject, (data: unknown) => Subject> = {
  match: ofAnswer(matchSubject),
  league: ofAnswer(({ tournament }: LeagueDetail) => about([leagueCrumb(tournament)])),
  team: ofAnswer(teamSubject),
  player: ofAnswer(playerSubject),
};

/** The match, league, team or player of the page; null for other pages, or if its data failed to load. */
export function subjectOf(answers: readonly Answered[]): Subject | null {
  for (const { declared, query } of answers)
    if (declared.subject) return readers[declared.subject](query.data);
  return null;
}
