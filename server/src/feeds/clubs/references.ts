/** Every column that refers to a team, by how a merge moves it. `references.test.ts` fails if one is missing here. */
export const teamColumns = {
  /** Rows of the team's own: moved, or deleted if the kept club has the same one. */
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
  /** Recomputed from the moved rows. */
  renewed: [
    ['player_totals', 'team_id'],
    ['season_chances', 'chances'],
  ],
} as const;

/** Facts of a match: when two matches merge, the other's fill those the kept one lacks. */
export const matchFacts = [
  ...['incidents', 'match_statistics', 'match_momentum', 'player_statistics', 'match_shots'],
  ...['videos', 'broadcasts', 'push_states', 'push_messages'],
] as const;

/** The line-ups of a match; their rows refer to each other. */
export const lineUpTables = ['lineups', 'lineup_players', 'missing_players'] as const;

/** Rows of a match that do not refer to each other. */
export const matchRows = ['odds', 'match_votes', 'tips'] as const;

/** These follow their match and are renewed by triggers. */
export const renewedOfMatch = ['price_moves', 'price_move_renewals'] as const;
