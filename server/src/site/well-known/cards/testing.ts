import type { MatchDetail } from '@scoreline/shared-lib/contract';

import type { CardDrawing } from './cards';

const side = (competitorId: number, name: string, score: number | null) => ({
  competitorId,
  name,
  score,
  periods: [],
  redCards: 0,
});
const card = (competitorId: number, name: string) => ({
  competitorId,
  name,
  shortName: name.slice(0, 10),
  slug: 'a',
  code: 'AAA',
  countryCode: null,
  colours: null,
});

/** A match of two clubs, one with a name that needs escaping. */
export function matchOf(score: number | null): MatchDetail {
  return {
    summary: {
      eventId: 1,
      sport: 'football',
      tournamentId: 1,
      startTime: '2026-11-21T15:00:00Z',
      status: 'notStarted',
      clock: null,
      home: side(1, 'Ajax & Sons', score),
      away: side(2, 'Brann', score),
      odds: null,
      revision: 0,
    },
    tournament: {
      tournamentId: 1,
      sport: 'football',
      name: 'Cup <of> Cups',
      slug: 'cup',
      category: { categoryId: 1, name: 'Europe', slug: 'europe', countryCode: null },
      priority: 1,
      hasStandings: true,
    },
    season: '2026/27',
    stage: 'regularSeason',
    round: null,
    group: null,
    home: card(1, 'Ajax & Sons'),
    away: card(2, 'Brann'),
    venue: null,
    referee: null,
    attendance: null,
    neutral: false,
    sections: [],
  };
}

/** A drawing that returns the SVG; `drawn` lists the drawn ones. */
export function fakeDrawing(): CardDrawing & { drawn: string[] } {
  const drawn: string[] = [];
  return {
    drawn,
    draw: async (svg) => {
      drawn.push(svg);
      return Buffer.from(svg);
    },
    close: () => undefined,
  };
}
