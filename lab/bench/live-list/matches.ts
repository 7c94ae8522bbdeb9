const clubs = [
  'Arsenal',
  'Chelsea',
  'Wolverhampton Wanderers',
  'Borussia Mönchengladbach',
  'Real Madrid',
  'Barcelona',
  'Atlético Madrid',
  'Sevilla',
  'Bayern München',
  'Internazionale',
  'Juventus',
  'Milan',
  'Paris Saint-Germain',
  'Olympique Marseille',
  'Ajax',
  'Benfica',
];
const countries = ['gb-eng', 'es', 'de', 'it', 'fr', 'nl', 'pt', 'br', 'ar', 'us'];

export interface ListSize {
  leagues: number;
  matchesPerLeague: number;
}

const side = (id: number, score: number | null) => ({
  competitorId: id,
  name: clubs[(id * 7) % clubs.length]!,
  score,
  periods: score === null ? [] : [score, 0],
  redCards: id % 17 === 0 ? 1 : 0,
});

function match(eventId: number, tournamentId: number, at: number, now: number) {
  const live = at % 3 !== 2;
  const price = 1.5 + (eventId % 40) / 20;
  return {
    eventId,
    sport: 'football',
    tournamentId,
    startTime: new Date(now + (live ? -1 : 1) * 3_600_000).toISOString(),
    status: live ? 'live' : 'notStarted',
    clock: live
      ? { period: 2, minute: 60, seconds: 900, running: true, at: new Date(now).toISOString() }
      : null,
    home: side(eventId * 2, live ? eventId % 4 : null),
    away: side(eventId * 2 + 1, live ? eventId % 3 : null),
    odds: {
      bookmakerId: 1,
      market: '1x2',
      opening: { home: price, draw: 3.4, away: 4.2 },
      current: { home: price + 0.1, draw: 3.4, away: 4.1 },
    },
    revision: 1,
  };
}
export type BenchMatch = ReturnType<typeof match>;

/** A day's list answer: `leagues × matchesPerLeague` matches, two thirds of them live. */
export function dayList(date: string, { leagues, matchesPerLeague }: ListSize, now: number) {
  return {
    date,
    serverTime: new Date(now).toISOString(),
    leagues: Array.from({ length: leagues }, (_, league) => ({
      tournament: {
        tournamentId: league + 1,
        sport: 'football',
        name: `League ${league + 1}`,
        slug: `league-${league + 1}`,
        category: {
          categoryId: league + 1,
          name: `Country ${league + 1}`,
          slug: `country-${league + 1}`,
          countryCode: countries[league % countries.length]!,
        },
        priority: league,
        hasStandings: true,
      },
      matches: Array.from({ length: matchesPerLeague }, (_, at) =>
        match(league * matchesPerLeague + at + 1, league + 1, at, now),
      ),
    })),
  };
}
export type DayList = ReturnType<typeof dayList>;
