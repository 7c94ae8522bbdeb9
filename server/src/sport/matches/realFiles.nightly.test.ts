import { beforeAll, describe, expect, test } from '@jest/globals';
import { firstItem, itemAt, lastItem, valueIn } from '@scoreline/shared-lib/contract/lists';

import {
  archived,
  archiveFile,
  archiveJson,
  ask,
  decidedPoints,
  gamesOf,
  importArchive,
  tableLine,
  type Game,
} from '../../store/archive/testing';
import { duringTests } from '@scoreline/database/duringTests';
import { openTestDatabase } from '@scoreline/database/testing';

const seasons = ['E0_2223', 'E0_2324', 'E0_2425'].map((name) => `football-data-co-uk/${name}.csv`);
const incidentFile = 'incidents/england_premier-league-2024-2025.json';
const present = archived(...seasons, incidentFile);

type Pair = [number, number];

/** A football season's match pages against the files, checked by plain loops. */
(present ? describe : describe.skip)('match pages of the real files', () => {
  const database = duringTests(openTestDatabase);
  let games: Game[];
  const ids = new Map<string, number>();
  const keyOf = ({ season, home, away }: Game) => `${season} ${home} ${away}`;
  const idOf = (game: Game) => valueIn(ids, keyOf(game));
  /** Matches spread over the seasons, including the first and the last of a season. */
  const sample = () => games.filter((_, i) => i % 29 === 0 || i === games.length - 1);
  const before = (game: Game) => games.filter(({ at }) => at < game.at);
  const of = (team: string, list: Game[]) =>
    list.filter(({ home, away }) => home === team || away === team);
  const seenBy = (team: string, { home, full }: Game): Pair =>
    home === team ? full : [full[1], full[0]];

  beforeAll(async () => {
    await importArchive(database.db, 'football-data', seasons.map(archiveFile));
    await importArchive(database.db, 'incidents', [archiveFile(incidentFile)]);
    games = gamesOf(seasons, 'gb-eng');
    const rows = await database.db
      .selectFrom('matches as m')
      .innerJoin('seasons as s', 's.id', 'm.season_id')
      .innerJoin('teams as h', 'h.id', 'm.home_id')
      .innerJoin('teams as a', 'a.id', 'm.away_id')
      .select(['m.id', 's.name as season', 'h.name as home', 'a.name as away'])
      .execute();
    for (const row of rows) ids.set(`${row.season} ${row.home} ${row.away}`, row.id);
    expect(ids.size).toBe(games.length);
  }, 120_000);

  test('head: score, both halves, referee, and only the sections that have data', async () => {
    for (const game of sample()) {
      const detail = await ask(database.db, 'sports-query/match/detail', { eventId: idOf(game) });
      const { home, away, status } = detail.summary;
      expect(status).toBe('finished');
      expect([home.score, away.score]).toEqual(game.full);
      const second = [0, 1].map((side) => itemAt(game.full, side) - itemAt(game.half, side));
      expect([home.periods, away.periods]).toEqual(
        [0, 1].map((side) => [game.half[side], second[side]]),
      );
      expect(detail.referee).toBe(game.cells.Referee);
      const met = before(game).some((one) => of(game.home, of(game.away, [one])).length > 0);
      const played = of(game.home, before(game)).length + of(game.away, before(game)).length > 0;
      expect(detail.sections.includes('h2h')).toBe(met);
      expect(detail.sections.includes('performance')).toBe(played);
      expect(detail.sections.includes('events')).toBe(game.season === '2024/25');
      for (const empty of ['lineups', 'momentum', 'highlights', 'player-statistics'] as const)
        expect(detail.sections).not.toContain(empty);
      expect(detail.sections).toEqual(expect.arrayContaining(['statistics', 'odds', 'standings']));
    }
  });

  test('statistics', async () => {
    const columns = { shots: 'S', shotsOnTarget: 'ST', corners: 'C', fouls: 'F', yellowCards: 'Y' };
    for (const game of sample()) {
      const request = { eventId: idOf(game) };
      const { periods } = await ask(database.db, 'sports-query/match/statistics', request);
      expect(periods.map(({ period }) => period)).toEqual([0]);
      for (const [key, column] of Object.entries(columns))
        expect(firstItem(periods).rows.find((row) => row.key === key)).toEqual({
          key,
          home: Number(game.cells[`H${column}`]),
          away: Number(game.cells[`A${column}`]),
        });
    }
  });

  test('head to head: the last ten meetings', async () => {
    for (const game of sample()) {
      const request = { eventId: idOf(game) };
      const { meetings, tally } = await ask(database.db, 'sports-query/match/h2h', request);
      const wanted = of(game.home, of(game.away, before(game)))
        .slice(-10)
        .toReversed();
      expect(meetings.map(({ match }) => match.eventId)).toEqual(wanted.map(idOf));
      const sign = (one: Game) => Math.sign(seenBy(game.home, one)[0] - seenBy(game.home, one)[1]);
      const count = (wantedSign: number) => wanted.filter((one) => sign(one) === wantedSign).length;
      expect(tally).toEqual({
        matches: wanted.length,
        won: count(1),
        drawn: count(0),
        lost: count(-1),
      });
    }
  });

  test.each([5, 10, 20] as const)('performance over the last %i', async (last) => {
    for (const [index, game] of sample().entries()) {
      const venue = index % 2 === 0 ? 'all' : 'same';
      const request = { eventId: idOf(game), last, venue };
      const answer = await ask(database.db, 'sports-query/match/performance', request);
      for (const side of ['home', 'away'] as const) {
        const own = before(game).filter((one) =>
          venue === 'same' ? one[side] === game[side] : of(game[side], [one]).length > 0,
        );
        const scores = own.slice(-last).map((one) => seenBy(game[side], one));
        const share = (holds: (score: Pair) => boolean) =>
          scores.length ? scores.filter(holds).length / scores.length : null;
        const mean = (at: 0 | 1) =>
          scores.reduce((sum, score) => sum + score[at], 0) / Math.max(scores.length, 1);
        expect(answer[side].tally).toEqual({
          matches: scores.length,
          won: scores.filter(([a, b]) => a > b).length,
          drawn: scores.filter(([a, b]) => a === b).length,
          lost: scores.filter(([a, b]) => a < b).length,
        });
        expect(answer[side].scored).toBeCloseTo(mean(0), 10);
        expect(answer[side].conceded).toBeCloseTo(mean(1), 10);
        expect(answer[side].over25).toBe(share(([a, b]) => a + b > 2));
        expect(answer[side].bothScored).toBe(share(([a, b]) => a > 0 && b > 0));
        expect(answer[side].cleanSheets).toBe(share(([, b]) => b === 0));
      }
    }
  });

  test('home odds: the last ten with the same opening prices', async () => {
    const hundredths = ({ cells }: Game) =>
      ['H', 'D', 'A'].map((end) => Math.round(Number(cells[`B365${end}`]) * 100));
    let compared = 0;
    for (const game of sample()) {
      const request = { eventId: idOf(game) };
      const { homeOdds } = await ask(database.db, 'sports-query/match/insights', request);
      const near = (most: number) =>
        before(game).filter((one) =>
          hundredths(one).every(
            (price, i) => Math.abs(price - itemAt(hundredths(game), i)) <= most,
          ),
        );
      // Under 0.005 apart is equal to two decimals; under 0.02 is at most one hundredth.
      const exact = near(0);
      const wanted = (exact.length >= 5 ? exact : near(1)).slice(-10).toReversed();
      compared += wanted.length;
      expect(homeOdds).toMatchObject({
        tolerance: exact.length >= 5 ? 0.005 : 0.02,
        sample: wanted.length,
        homeWins: wanted.filter(({ full }) => full[0] > full[1]).length,
        draws: wanted.filter(({ full }) => full[0] === full[1]).length,
        awayWins: wanted.filter(({ full }) => full[0] < full[1]).length,
      });
      expect(homeOdds!.matches.map(({ match }) => match.eventId).sort()).toEqual(
        wanted.map(idOf).sort(),
      );
    }
    expect(compared).toBeGreaterThan(20);
  });

  test('insights say what the last ten matches show', async () => {
    const holds: Record<string, (own: Pair, half: Pair, line: number | null) => boolean> = {
      won: ([a, b]) => a > b,
      lost: ([a, b]) => a < b,
      unbeaten: ([a, b]) => a >= b,
      scored: ([a]) => a > 0,
      cleanSheet: ([, b]) => b === 0,
      over: ([a, b], _, line) => a + b > line!,
      under: ([a, b], _, line) => a + b < line!,
      bothScored: ([a, b]) => a > 0 && b > 0,
      firstHalfGoal: (_, [a, b]) => a + b > 0,
    };
    let compared = 0;
    for (const game of sample()) {
      const request = { eventId: idOf(game) };
      const { insights } = await ask(database.db, 'sports-query/match/insights', request);
      expect(insights.length).toBeLessThanOrEqual(5);
      for (const { key, side, line, hits, sample: n } of insights) {
        const team = game[side as 'home' | 'away'];
        const last = of(team, before(game)).slice(-10);
        const counted = last.filter((one) => holds[key]!(seenBy(team, one), one.half, line));
        expect([hits, n]).toEqual([counted.length, last.length]);
        expect(n).toBeGreaterThanOrEqual(5);
        expect(hits / n).toBeGreaterThanOrEqual(0.7);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(50);
  });

  test('standings as they stood before kick-off', async () => {
    for (const game of sample()) {
      const request = { eventId: idOf(game) };
      const { tables } = await ask(database.db, 'sports-query/match/standings', request);
      const season = before(game).filter((one) => one.season === game.season);
      const rows = firstItem(tables).rows.map((row) => ('points' in row ? row : undefined)!);
      expect(rows).toHaveLength(20);
      for (const row of rows) {
        const line = tableLine(row.name, season);
        const decided = decidedPoints(game.season, row.name, game.at.slice(0, 10));
        expect(row).toMatchObject({ ...line, points: line.points + decided });
      }
    }
  });

  test('standings as they stand now, of a match long over', async () => {
    for (const game of sample()) {
      const request = { eventId: idOf(game), asOf: 'now' };
      const { tables } = await ask(database.db, 'sports-query/match/standings', request);
      const season = games.filter((one) => one.season === game.season);
      const rows = firstItem(tables).rows.map((row) => ('points' in row ? row : undefined)!);
      for (const row of rows) {
        const line = tableLine(row.name, season);
        const decided = decidedPoints(game.season, row.name, lastItem(season).at.slice(0, 10));
        expect(row).toMatchObject({ ...line, points: line.points + decided });
      }
    }
  });

  interface RealGame {
    incident_type: string;
    home_score?: string;
    player_name?: string;
  }
  const realGames = () =>
    archiveJson<
      { home: string; away: string; GH: number; GA: number; incident: { incidents: RealGame[] } }[]
    >(incidentFile);

  test('goals, cards and substitutions of every match of a season', async () => {
    const wanted = realGames().map(({ GH, GA, incident: { incidents } }) => {
      const count = (type: string) =>
        incidents.filter(({ incident_type }) => incident_type === type).length;
      const penalties = incidents.filter(({ incident_type }) => /Penalty/.test(incident_type));
      const scored = penalties.filter(({ home_score }) => home_score);
      return [
        `${GH}-${GA}`,
        count('Goal'),
        count('Own goal'),
        scored.length,
        penalties.length - scored.length,
        count('Yellow Card'),
        count('Red Card'),
        count('Substitution'),
        count('Goal Disallowed'),
      ].join();
    });
    const seen = [];
    for (const game of games.filter(({ season }) => season === '2024/25')) {
      const request = { eventId: idOf(game) };
      const { incidents } = await ask(database.db, 'sports-query/match/events', request);
      const count = (kind: string) => incidents.filter((one) => one.kind === kind).length;
      const goals = incidents.filter(({ score }) => score);
      const last = goals.at(-1)?.score ?? { home: 0, away: 0 };
      expect([keyOf(game), [last.home, last.away]]).toEqual([keyOf(game), game.full]);
      expect(goals.map(({ score }) => score!.home + score!.away)).toEqual(
        goals.map((_, i) => i + 1),
      );
      seen.push(
        [
          `${game.full[0]}-${game.full[1]}`,
          ...['goal', 'ownGoal', 'penaltyGoal', 'penaltyMissed'].map(count),
          ...['yellowCard', 'redCard', 'substitution', 'goalCancelled'].map(count),
        ].join(),
      );
    }
    expect(seen.toSorted()).toEqual(wanted.toSorted());
  }, 60_000);
});
