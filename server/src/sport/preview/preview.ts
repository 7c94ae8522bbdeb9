import type { LineupSide, MatchPreview } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import { absentees, broadcastsOf, keyPlayerRows, lastSheets } from './queries';
import { predictLineup } from './predictedLineup';
import type { Database } from '@scoreline/database/schema';
import { playerCards } from '../matches/sections/cards';
import { lastMatches, resultRows } from '../matches/sections/form/form';
import { matchLineups } from '../matches/sections/lineups';
import type { MatchKey } from '../matches/sections/matchKey';

const last = 5;
const keyPlayers = 3;

/** The preview of a match: form, key players, absentees, a predicted line-up and broadcasts. */
export async function matchPreview(db: Kysely<Database>, match: MatchKey): Promise<MatchPreview> {
  const [sheets, broadcasts, home, away] = await Promise.all([
    matchLineups(db, match.id),
    broadcastsOf(db, match.id),
    sideOf(db, match, match.homeId),
    sideOf(db, match, match.awayId),
  ]);
  const isPublished = [sheets.home, sheets.away].some((side) => side && side.starters.length > 0);
  const predicted =
    home.lineup && away.lineup && !isPublished
      ? { basis: last, home: home.lineup, away: away.lineup }
      : null;
  return {
    form: { home: home.form, away: away.form },
    keyPlayers: { home: home.best, away: away.best },
    missing: { home: sheets.home?.missing ?? [], away: sheets.away?.missing ?? [] },
    predicted,
    broadcasts,
  };
}

async function sideOf(db: Kysely<Database>, match: MatchKey, teamId: number) {
  const { sport, seasonId, startTime: before } = match;
  const [played, sheets, best] = await Promise.all([
    lastMatches(db, { competitorId: teamId, before, last }),
    lastSheets(db, { teamId, before, last }),
    keyPlayerRows(db, { matchId: match.id, sport, seasonId, teamId, most: keyPlayers }),
  ]);
  const playerIds = [
    ...new Set(sheets.flatMap(({ starters }) => starters.map(({ playerId }) => playerId))),
  ];
  const out = await absentees(db, { matchId: match.id, teamId, playerIds });
  const predicted = sheets.length === last ? predictLineup(sheets, out) : null;
  const cards = await playerCards(db, [...playerIds, ...best.map(({ player_id }) => player_id)]);
  const starters = (predicted?.starters ?? []).flatMap(({ playerId, grid }) => {
    const card = cards.get(playerId);
    return card ? [{ ...card, grid }] : [];
  });
  const lineup: LineupSide | null = predicted && {
    ...{ formation: predicted.formation, coach: null, confirmed: false },
    ...{ starters, substitutes: [], missing: [] },
  };
  return {
    form: await resultRows(db, played, () => teamId),
    lineup,
    best: best.flatMap(({ player_id, matches, values }) => {
      const player = cards.get(player_id);
      return player ? [{ player, matches, values }] : [];
    }),
  };
}
