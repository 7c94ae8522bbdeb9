import { beforeAll, describe, expect, test } from '@jest/globals';
import { firstItem, itemAt, itemWhere, valueIn } from '@scoreline/shared-lib/contract/lists';

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
import { clubOf } from '../../store/catalogue/clubs';

const seasons = ['E0_2324', 'E0_2425'].map((name) => `football-data-co-uk/${name}.csv`);
const rounds = 'openfootball/2024-25/en.1.json';
const incidentFile = 'incidents/england_premier-league-2024-2025.json';
const present = archived(...seasons, rounds, incidentFile);

interface RealStanding {
  team: 'home' | 'away';
  incident_type: string;
  home_score?: string;
  player_name?: string;
  player_in?: string;
  assist_player_name?: string;
}
interface RealMatch {
  home: string;
  away: string;
  incident: { incidents: RealStanding[] };
}

/** League, team and player pages of real seasons, checked against plain loops. */
(present ? describe : describe.skip)('league pages of the real files', () => {
  const database = duringTests(openTestDatabase);
  let games: Game[];
  let tournamentId: number;
  const season = '2024/25';
  const played = () => games.filter((game) => game.season === season);
  const clubs = () => [...new Set(played().map(({ home }) => home))];
  const realMatches = () => archiveJson<RealMatch[]>(incidentFile);
  const refOf = (name: string) => clubOf('gb-eng', name.replaceAll('-', ' ')).ref;

  beforeAll(async () => {
    await importArchive(database.db, 'football-data', seasons.map(archiveFile));
    await importArchive(database.db, 'openfootball', [archiveFile(rounds)]);
    const [report] = await importArchive(database.db, 'incidents', [archiveFile(incidentFile)]);
    expect(report).toMatchObject({ skipped: [] });
    games = gamesOf(seasons, 'gb-eng');
    ({ id: tournamentId } = await database.db
      .selectFrom('tournaments')
      .select('id')
      .executeTakeFirstOrThrow());
  }, 120_000);

  test.each(['all', 'home', 'away', 'form'] as const)('the table: %s', async (kind) => {
    for (const name of [season, '2023/24']) {
      const request = { tournamentId, season: name, kind };
      const { tables } = await ask(database.db, 'sports-query/league/standings', request);
      const own = games.filter((game) => game.season === name);
      const wanted = clubs()
        .concat(own.map(({ home }) => home))
        .filter((club, i, all) => all.indexOf(club) === i)
        .filter((club) => own.some(({ home }) => home === club))
        .map((club) => {
          const counted = own.filter(({ home, away }) =>
            kind === 'home' ? home === club : kind === 'away' ? away === club : true,
          );
          const last = counted.filter(({ home, away }) => home === club || away === club);
          const line = tableLine(club, kind === 'form' ? last.slice(-5) : last);
          const decided = kind === 'all' ? decidedPoints(name, club) : 0;
          return { ...line, points: line.points + decided };
        })
        .sort(
          (a, b) =>
            b.points - a.points ||
            b.goalsFor - b.goalsAgainst - (a.goalsFor - a.goalsAgainst) ||
            b.goalsFor - a.goalsFor ||
            a.name.localeCompare(b.name, 'en'),
        );
      expect(tables).toHaveLength(1);
      expect(firstItem(tables).rows).toMatchObject(
        wanted.map((row, i) => ({ ...row, rank: i + 1 })),
      );
    }
  });

  test('every round of the fixture list, and no match beside', async () => {
    const detail = await ask(database.db, 'sports-query/league/detail', { tournamentId, season });
    const file = archiveJson<{ matches: { round: string; team1: string; team2: string }[] }>(
      rounds,
    );
    const number = (name: string) => Number(/\d+/.exec(name)![0]);
    const names = [...new Set(file.matches.map(({ round }) => round))].toSorted(
      (a, b) => number(a) - number(b),
    );
    expect(detail.rounds.map(({ name }) => name)).toEqual(names);
    for (const { roundId, name } of detail.rounds) {
      const request = { tournamentId, season, round: roundId };
      const { matches } = await ask(database.db, 'sports-query/league/matches', request);
      const wanted = file.matches
        .filter(({ round }) => round === name)
        .map((one) => [one.team1, one.team2].map((team) => clubOf('gb-eng', team).name).join());
      expect(matches.map(({ home, away }) => `${home.name},${away.name}`).toSorted()).toEqual(
        wanted.toSorted(),
      );
    }
    let cursor: string | null | undefined;
    let all = 0;
    do {
      const request = { tournamentId, season, cursor: cursor ?? undefined, limit: 99 };
      const page = await ask(database.db, 'sports-query/league/matches', request);
      all += page.matches.length;
      cursor = page.cursor;
    } while (cursor);
    expect(all).toBe(380);
  });

  /** Each player's totals, by club and name: own goals count for nobody. */
  function deeds(): Map<string, Record<'goals' | 'assists' | 'penaltyGoals' | 'redCards', number>> {
    const sums = new Map<string, ReturnType<typeof none>>();
    const none = () => ({ goals: 0, assists: 0, penaltyGoals: 0, redCards: 0 });
    for (const { home, away, incident } of realMatches())
      for (const one of incident.incidents) {
        const club = refOf(one.team === 'home' ? home : away);
        const of = (name: string) => {
          const sum = sums.get(`${club} ${name}`) ?? none();
          sums.set(`${club} ${name}`, sum);
          return sum;
        };
        const penalty = one.incident_type === 'Penalty Awarded' && one.home_score !== undefined;
        if (one.incident_type === 'Goal' || penalty) of(one.player_name!).goals += 1;
        if (penalty) of(one.player_name!).penaltyGoals += 1;
        if (one.incident_type === 'Goal' && one.assist_player_name)
          of(one.assist_player_name).assists += 1;
        if (one.incident_type === 'Red Card') of(one.player_name!).redCards += 1;
      }
    return sums;
  }

  test('top players: the best twenty of each board', async () => {
    const request = { tournamentId, season };
    const { boards } = await ask(database.db, 'sports-query/league/top-players', request);
    const sums = deeds();
    for (const key of ['goals', 'assists', 'redCards'] as const) {
      const { rows } = itemWhere(boards, (board) => board.key === key);
      const wanted = [...sums.values()].map((sum) => sum[key]).toSorted((a, b) => b - a);
      expect(rows.map(({ value }) => value)).toEqual(wanted.filter((n) => n > 0).slice(0, 20));
      for (const { player, team, value } of rows)
        expect(value).toBe(valueIn(sums, `${refOf(team!.name)} ${player.name}`)[key]);
    }
  });

  test('a player page: the season as the league counts it, and the last matches', async () => {
    const request = { tournamentId, season };
    const { boards } = await ask(database.db, 'sports-query/league/top-players', request);
    const sums = deeds();
    for (const { player, team } of firstItem(boards).rows.slice(0, 8)) {
      const { playerId } = player;
      const page = await ask(database.db, 'sports-query/player/detail', { playerId });
      const sum = valueIn(sums, `${refOf(team!.name)} ${player.name}`);
      expect(page.seasons).toHaveLength(1);
      expect(firstItem(page.seasons).values).toMatchObject(sum);
    }
  });

  test('top teams: averages a match', async () => {
    const request = { tournamentId, season };
    const { boards } = await ask(database.db, 'sports-query/league/top-teams', request);
    const mean = (team: string, value: (game: Game, home: boolean) => number) => {
      const own = played().filter(({ home, away }) => home === team || away === team);
      return own.reduce((sum, game) => sum + value(game, game.home === team), 0) / own.length;
    };
    const wanted: Record<string, (game: Game, home: boolean) => number> = {
      scored: ({ full }, home) => full[home ? 0 : 1],
      concededFewest: ({ full }, home) => full[home ? 1 : 0],
      shots: ({ cells }, home) => Number(cells[home ? 'HS' : 'AS']),
      shotsOnTarget: ({ cells }, home) => Number(cells[home ? 'HST' : 'AST']),
      corners: ({ cells }, home) => Number(cells[home ? 'HC' : 'AC']),
      cleanSheets: ({ full }, home) => (full[home ? 1 : 0] === 0 ? 38 : 0),
    };
    expect(boards.map(({ key }) => key).toSorted()).toEqual(Object.keys(wanted).toSorted());
    for (const { key, rows } of boards) {
      const low = key === 'concededFewest';
      const figures = clubs().map((club) => mean(club, wanted[key]!));
      const sorted = figures.toSorted((a, b) => (low ? a - b : b - a)).slice(0, rows.length);
      for (const [i, { team, value, matches }] of rows.entries()) {
        expect(matches).toBe(38);
        expect(value).toBeCloseTo(mean(team.name, wanted[key]!), 1.9);
        expect(value).toBeCloseTo(itemAt(sorted, i), 1.9);
      }
    }
  });

  test('a team page: its last match, its form, and every match over pages', async () => {
    for (const name of clubs().slice(0, 6)) {
      const { id: competitorId } = await database.db
        .selectFrom('teams')
        .select('id')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      const own = games.filter(({ home, away }) => home === name || away === name).toReversed();
      const detail = await ask(database.db, 'sports-query/team/detail', { competitorId });
      const results = own.map(({ home, full: [h, a] }) =>
        h === a ? 'D' : h > a === (home === name) ? 'W' : 'L',
      );
      expect(detail.form.map(({ outcome }) => outcome)).toEqual(results.slice(0, 5));
      expect(detail.next).toBeNull();
      // The files contain no squads and no transfers.
      expect(detail.sections).toEqual(['matches']);
      const seen: string[] = [];
      let cursor: string | null | undefined;
      do {
        const request = { competitorId, direction: 'past', cursor: cursor ?? undefined, limit: 13 };
        const page = await ask(database.db, 'sports-query/team/matches', request);
        seen.push(...page.matches.map(({ home, away }) => `${home.name}-${away.name}`));
        cursor = page.cursor;
      } while (cursor);
      expect(seen).toEqual(own.map(({ home, away }) => `${home}-${away}`));
    }
  });
});
