import { expect, it } from '@jest/globals';

import { presentSummary } from './present';
import type { SummaryRow } from './queries';

const row = (more: Partial<SummaryRow>): SummaryRow => ({
  ...{
    id: 1,
    sport: 'football',
    tournament_id: 1,
    start_time: new Date('2025-08-16T14:00:00Z'),
    status_word: null,
    time_unknown: false,
  },
  ...{ status: 'notStarted', revision: 1, clock_period: null, clock_minute: null },
  ...{ clock_added: null, clock_seconds: null, clock_running: false, clock_at: null },
  ...{ home_id: 1, home_name: 'A', home_score: null, home_periods: [], home_red_cards: 0 },
  ...{ home_colours: null, away_colours: null },
  ...{ away_id: 2, away_name: 'B', away_score: null, away_periods: [], away_red_cards: 0 },
  ...{ bookmaker_id: null, opening_home: null, opening_draw: null, opening_away: null },
  ...{ current_home: null, current_draw: null, current_away: null },
  ...more,
});

it('a time that is not known says so', () => {
  expect(presentSummary(row({ time_unknown: true })).timeUnknown).toBe(true);
  expect(presentSummary(row({}))).not.toHaveProperty('timeUnknown');
});
