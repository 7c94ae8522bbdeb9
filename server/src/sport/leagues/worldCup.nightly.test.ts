import { beforeAll, describe, expect, test } from '@jest/globals';
import { firstItem, itemAt, itemWhere, valueIn } from '@scoreline/shared-lib/contract/lists';

import {
  archived,
  archiveFile,
  archiveJson,
  ask,
  importArchive,
} from '../../store/archive/testing';
import { duringTests } from '@scoreline/database/duringTests';
import { openTestDatabase } from '@scoreline/database/testing';

const files = ['worldcup', 'worldcup.groups', 'worldcup.stadiums'].map(
  (name) => `worldcup/2022/${name}.json`,
);
const present = archived(...files);

type Pair = [number, number];
/** The file spells some names with and without accents. */
const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '');
interface Goal {
  name: string;
  minute: number;
  offset?: number;
  penalty?: boolean;
  owngoal?: boolean;
}
interface Match {
  round: string;
  date: string;
  team1: string;
  team2: string;
  score: { ht?: Pair; ft: Pair; et?: Pair; p?: Pair };
  goals1?: Goal[];
  goals2?: Goal[];
  group?: string;
}

/** Groups, extra time, shoot-outs, the bracket and the scorers of a real World Cup, checked against plain loops. */
(present ? describe : describe.skip)('the World Cup of 2022', () => {
  const database = duringTests(openTestDatabase);
  let matches: Match[];
  const ids = new Map<string, number>();
  const key = (home: string, away: string, date: string) => `${home}-${away} ${date}`;
  const idOf = ({ team1, team2, date }: Match) => valueIn(ids, key(team1, team2, date));
  const tournamentId = async () =>
    (await database.db.selectFrom('tournaments').select('id').executeTakeFirstOrThrow()).id;

  beforeAll(async () => {
    const reports = await importArchive(database.db, 'openfootball', files.map(archiveFile));
    expect(reports.filter(({ skipped, failure }) => failure ?? skipped.length > 0)).toEqual([]);
    ({ matches } = archiveJson<{ matches: Match[] }>(firstItem(files)));
    const rows = await database.db
      .selectFrom('matches as m')
      .innerJoin('teams as h', 'h.id', 'm.home_id')
      .innerJoin('teams as a', 'a.id', 'm.away_id')
      .select(['m.id', 'h.name as home', 'a.name as away', 'm.start_time'])
      .execute();
    // Doha is three hours ahead of UTC.
    for (const { id, home, away, start_time } of rows) {
      const local = new Date(start_time.getTime() + 3 * 3_600_000).toISOString().slice(0, 10);
      ids.set(key(home, away, local), id);
    }
    expect(matches.filter((match) => idOf(match) === undefined)).toEqual([]);
  }, 60_000);

  test('every score, by status and period', async () => {
    const statuses = new Set<string>();
    for (const match of matches) {
      const { summary } = await ask(database.db, 'sports-query/match/detail', {
        eventId: idOf(match),
      });
      const { ht, ft, et, p } = match.score;
      statuses.add(summary.status);
      expect(summary.status).toBe(p ? 'afterPenalties' : et ? 'afterExtraTime' : 'finished');
      // If the file lacks a half-time score, count the goals up to the 45th minute.
      const half = [match.goals1 ?? [], match.goals2 ?? []].map(
        (goals, side) => ht?.[side] ?? goals.filter(({ minute }) => minute <= 45).length,
      );
      for (const [side, { score, periods }] of [summary.home, summary.away].entries()) {
        expect(score).toBe((et ?? ft)[side]);
        const wanted = [itemAt(half, side), itemAt(ft, side) - itemAt(half, side)];
        if (et) wanted.push(itemAt(et, side) - itemAt(ft, side));
        if (p) wanted.push(itemAt(p, side));
        expect(periods).toEqual(wanted);
      }
    }
    expect([...statuses]).toEqual(expect.arrayContaining(['finished', 'afterPenalties']));
  });

  test('goals with their scorers, penalties and own goals', async () => {
    let penalties = 0;
    for (const match of matches) {
      const request = { eventId: idOf(match) };
      const { incidents } = await ask(database.db, 'sports-query/match/events', request);
      for (const [side, goals] of [match.goals1 ?? [], match.goals2 ?? []].entries()) {
        const own = incidents.filter((one) => one.side === (side === 0 ? 'home' : 'away'));
        const kindOf = ({ penalty, owngoal }: Goal) =>
          owngoal ? 'ownGoal' : penalty ? 'penaltyGoal' : 'goal';
        expect(
          own.map(({ kind, player, minute }) => `${kind} ${plain(player!.name)} ${minute!}`),
        ).toEqual(
          goals
            .toSorted((a, b) => a.minute - b.minute || (a.offset ?? 0) - (b.offset ?? 0))
            .map((goal) => `${kindOf(goal)} ${plain(goal.name)} ${goal.minute}`),
        );
        penalties += goals.filter(({ penalty }) => penalty).length;
      }
    }
    expect(penalties).toBeGreaterThan(10);
  });

  test('a table a group, and none that holds them all', async () => {
    const request = { tournamentId: await tournamentId() };
    const { tables } = await ask(database.db, 'sports-query/league/standings', request);
    expect(tables.map(({ group }) => group)).toEqual([...'ABCDEFGH']);
    for (const { group, rows } of tables) {
      const own = matches.filter((match) => match.group === `Group ${group!}`);
      expect(own).toHaveLength(6);
      for (const row of rows) {
        const results = own.flatMap(({ team1, team2, score: { ft } }): Pair[] =>
          team1 === row.name ? [ft] : team2 === row.name ? [[ft[1], ft[0]]] : [],
        );
        const count = (holds: (own: number, other: number) => boolean) =>
          results.filter(([a, b]) => holds(a, b)).length;
        const won = count((a, b) => a > b);
        const drawn = count((a, b) => a === b);
        const sum = (at: 0 | 1) => results.reduce((total, score) => total + score[at], 0);
        expect(row).toMatchObject({
          ...{ played: 3, won, drawn, points: 3 * won + drawn },
          ...{ goalsFor: sum(0), goalsAgainst: sum(1) },
        });
      }
      // The first and second of each group advanced: they play in the round of 16.
      const next = matches.filter(({ round }) => round === 'Round of 16');
      const through = new Set(next.flatMap(({ team1, team2 }) => [team1, team2]));
      expect(rows.map(({ name }) => through.has(name))).toEqual([true, true, false, false]);
    }
  });

  test('the bracket: who went through', async () => {
    const request = { tournamentId: await tournamentId() };
    const { bracket, sections } = await ask(database.db, 'sports-query/league/detail', request);
    expect(sections).toEqual(expect.arrayContaining(['standings', 'bracket', 'matches']));
    const knockOut = matches.filter(({ group }) => !group);
    expect(bracket.map(({ ties }) => ties.length).toSorted((a, b) => b - a)).toEqual([
      8, 4, 2, 1, 1,
    ]);
    for (const { ties } of bracket)
      for (const { home, away, winner } of ties) {
        const match = itemWhere(
          knockOut,
          ({ team1, team2 }) => team1 === home!.name && team2 === away!.name,
        );
        const [a, b] = match.score.p ?? match.score.et ?? match.score.ft;
        expect(winner).toBe((a > b ? home! : away!).competitorId);
      }
  });

  test('top scorers', async () => {
    const request = { tournamentId: await tournamentId() };
    const { boards } = await ask(database.db, 'sports-query/league/top-players', request);
    const sums = new Map<string, number>();
    for (const { goals1 = [], goals2 = [] } of matches)
      for (const { name, owngoal } of [...goals1, ...goals2])
        if (!owngoal) sums.set(plain(name), (sums.get(plain(name)) ?? 0) + 1);
    const { rows } = itemWhere(boards, (board) => board.key === 'goals');
    const best = [...sums.values()].toSorted((a, b) => b - a);
    expect(rows.map(({ value }) => value)).toEqual(best.slice(0, 20));
    for (const { player, value } of rows) expect(value).toBe(sums.get(plain(player.name)));
  });
});
