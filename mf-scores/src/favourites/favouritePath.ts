import {
  leaguePath,
  playerPath,
  type PlayerHit,
  slug,
  teamPath,
  type TeamHit,
  type Tournament,
} from '@scoreline/shared-lib/contract';
import type { FavouriteKind, Followed } from '@scoreline/shared-lib/following';

/** Something to follow, as a line of a list shows it. */
export interface Item {
  kind: FavouriteKind;
  target: Omit<Followed, 'at'>;
  /** Country or club the item belongs to. */
  note?: string;
}

/** The page of a favourite. A league is found by its id, and its page corrects the rest of the address. */
export function favouritePath({ kind, target }: Pick<Item, 'kind' | 'target'>): string {
  const { targetId, sport, name } = target;
  const named = { name, slug: target.slug ?? slug(name), sport };
  if (kind === 'team') return teamPath({ ...named, competitorId: targetId });
  if (kind === 'player') return playerPath({ ...named, playerId: targetId });
  const category = { name: target.countryCode ?? 'league' };
  return leaguePath({ ...named, category, tournamentId: targetId });
}

export const teamItem = (team: TeamHit): Item => ({
  kind: 'team',
  target: {
    targetId: team.competitorId,
    sport: team.sport,
    name: team.name,
    slug: team.slug,
    countryCode: team.countryCode,
    ...(team.colours && { colours: team.colours }),
  },
});

export const leagueItem = (league: Tournament): Item => ({
  kind: 'league',
  target: {
    targetId: league.tournamentId,
    sport: league.sport,
    name: league.name,
    slug: league.slug,
    countryCode: league.category.countryCode,
  },
  note: league.category.name,
});

export const playerItem = (player: PlayerHit): Item => ({
  kind: 'player',
  target: { targetId: player.playerId, sport: player.sport, name: player.name, slug: player.slug },
  ...(player.team && { note: player.team.name }),
});
