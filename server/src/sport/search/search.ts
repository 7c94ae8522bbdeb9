import type { SearchResult } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import { clubAliases, countriesNamed, leagueAliases } from './aliases';
import { presentPlayerHit, presentTeamHit } from './hits';
import {
  containing,
  findLeagues,
  findPlayers,
  findTeams,
  resembling,
  withSimilarity,
  type Wanted,
} from './queries';
import { searchTerms } from './terms';
import type { Database } from '@scoreline/database/schema';
import type { Parsed } from '../../wire/gateway/operation';
import { loadTournaments } from '../leagues/tournaments';

const hitsPerKind = 20;
/** Shorter texts are similar to too many names. */
const leastForResemblance = 4;

/**
 * Names with every word of the text, ignoring case and accents, and names with the text as a nickname or in another language;
 * if there are none, similar names.
 */
export async function search(
  db: Kysely<Database>,
  { text: typed, sport }: Parsed<'sports-query/search'>,
  now: Date,
): Promise<SearchResult> {
  const terms = searchTerms(typed);
  if (terms.words.length === 0) return { teams: [], leagues: [], players: [] };
  const wanted: Wanted = {
    ...terms,
    sport,
    limit: hitsPerKind,
    today: now.toISOString().slice(0, 10),
    clubs: clubAliases(terms.text, sport),
    leagues: leagueAliases(terms.text),
    countries: countriesNamed(terms.text),
  };
  const found = await find(db, containing, wanted);
  if (isAny(found) || wanted.text.length < leastForResemblance) return found;
  return withSimilarity(db, (transaction) => find(transaction, resembling, wanted));
}

async function find(
  db: Kysely<Database>,
  match: typeof containing,
  wanted: Wanted,
): Promise<SearchResult> {
  const [teams, leagueIds, players] = await Promise.all([
    findTeams(db, match, wanted),
    findLeagues(db, match, wanted),
    findPlayers(db, match, wanted),
  ]);
  const leagues = await loadTournaments(db, leagueIds);
  leagues.sort((a, b) => leagueIds.indexOf(a.tournamentId) - leagueIds.indexOf(b.tournamentId));
  return { teams: teams.map(presentTeamHit), leagues, players: players.map(presentPlayerHit) };
}

const isAny = ({ teams, leagues, players }: SearchResult) =>
  teams.length + leagues.length + players.length > 0;
