/** Every column that names a team, by how a merge moves it. `references.test.ts` fails for one that is missing here. */
export const teamColumns = {
  /** The row is the team's own: it moves, or goes where the kept club has the same one. */
  moved: [
    ['season_teams', 'team_id'],
    ['squad_members', 'team_id'],
    ['matches', 'home_id'],
    ['matches', 'away_id'],
    ['transfers', 'from_team_id'],
    ['transfers', 'to_team_id'],
    ['tips', 'home_id'],
    ['tip_settlements', 'home_id'],
    ['feed_refs', 'id'],
    ['follows', 'target_id'],
    ['search_opens', 'target_id'],
    ['push_subscriptions', 'teams'],
  ],
  /** Computed anew from what has moved. */
  renewed: [
    ['player_totals', 'team_id'],
    ['season_chances', 'chances'],
  ],
} as const;

/** Facts of a match: of two that are one, the other's count where the kept one has none. */
export const matchFacts = [
  ...['incidents', 'match_statistics', 'match_momentum', 'player_statistics', 'match_shots'],
  ...['videos', 'broadcasts', 'push_states', 'push_messages'],
] as const;

/** The line-ups of a match; their rows refer to each other. */
export const lineUpTables = ['lineups', 'lineup_players', 'missing_players'] as const;

/** Rows of a match that each stand for themselves. */
export const matchRows = ['odds', 'match_votes', 'tips'] as const;

/** Follow their match, renewed by triggers. */
export const renewedOfMatch = ['price_moves', 'price_move_renewals'] as const;
