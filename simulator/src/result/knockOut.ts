import { firstItem, itemAt } from '@scoreline/shared-lib/contract/lists';

import type { SeasonCalendar } from '../calendar/calendar';
import { drawOf } from '../calendar/draw/draw';
import type { Season } from '../calendar/seasons';
import type { Slot } from '../calendar/slots';
import type { Club } from '../competitions/shape';
import { hasResult, longestMs, type Fixture } from '../fixture';
import { resultOf, winnerOf, type Result } from './results';
import { standings } from './table';

/** The knock-out as far as results before `at` decide it: each round is known once the one before it is over. */
export function resolveKnockOut(
  season: Season,
  calendar: SeasonCalendar,
  table: readonly Fixture[],
  at: number,
  seed: number,
): Fixture[] {
  const { knockOut } = season.competition;
  if (!knockOut) return [];
  const over = Math.max(0, ...table.map(({ start }) => start + longestMs));
  if (table.length > 0 && over > at) return [];
  let entrants = seedsOf(season, table, seed);
  let known = table.length > 0 ? over : (season.start - 14) * 86_400_000;
  const fixtures: Fixture[] = [];
  for (let round = 0; entrants.length > 1 && known <= at; round++) {
    const slots = calendar.slots.filter((slot) => slot.knockOut?.round === round);
    const ties = pairsOf(entrants).map((teams, tie) =>
      playTie(
        teams,
        slots.filter((slot) => slot.knockOut!.tie === tie),
        { season, calendar, known, at, seed },
      ),
    );
    fixtures.push(...ties.flatMap((tie) => tie.fixtures));
    if (ties.some(({ winner }) => winner === null)) break;
    entrants = ties.map(({ winner }) => winner!);
    known = Math.max(...ties.map(({ over }) => over));
  }
  return fixtures;
}

const pairsOf = (clubs: readonly Club[]): [Club, Club][] =>
  Array.from({ length: clubs.length / 2 }, (_, tie) => [
    itemAt(clubs, tie * 2),
    itemAt(clubs, tie * 2 + 1),
  ]);

interface Context {
  season: Season;
  calendar: SeasonCalendar;
  known: number;
  at: number;
  seed: number;
}

interface Tie {
  fixtures: Fixture[];
  winner: Club | null;
  over: number;
}

/** Who is at home in a series of games, 1 the better placed team. */
const homes = [1, 1, 0, 0, 1, 0, 1];

function playTie([first, second]: [Club, Club], slots: Slot[], context: Context): Tie {
  const { season, calendar, at, seed } = context;
  const { wins } = season.competition.knockOut!;
  const fixtures: Fixture[] = [];
  const results: Result[] = [];
  let announcedAt = context.known;
  for (const slot of slots.sort((a, b) => a.knockOut!.leg - b.knockOut!.leg)) {
    const leg = slot.knockOut!.leg;
    const firstAtHome = wins
      ? homes[wins === 2 ? leg + 1 : leg] === 1
      : slots.length === 1 || leg === 1;
    const [home, away] = firstAtHome ? [first, second] : [second, first];
    const start = calendar.plannedOf(slot).start;
    const neutral =
      season.competition.format === 'groups' ||
      (slot.stage.kind === 'finals' && season.competition.knockOut!.finalNeutral);
    const before = results[0];
    const last = leg === slots.length - 1;
    const decider =
      season.competition.sport === 'football' && last
        ? {
            decider: {
              firstLeg: before ? { home: before.away, away: before.home } : { home: 0, away: 0 },
            },
          }
        : {};
    const fixture: Fixture = {
      ref: slot.ref,
      slot,
      home,
      away,
      start,
      firstStart: start,
      announcedAt,
      neutral,
      mishap: null,
      ...decider,
    };
    fixtures.push(fixture);
    const over = start + longestMs;
    if (over > at)
      return {
        fixtures: wins ? fixtures : withSecondLeg(fixtures, slots, context),
        winner: null,
        over,
      };
    const result = resultOf(fixture, seed);
    results.push(result);
    if (wins) announcedAt = over;
    const winner = wins
      ? seriesWinner(fixtures, results, wins)
      : last
        ? winnerOf(fixture, result)
        : null;
    if (winner) return { fixtures, winner, over };
  }
  return { fixtures, winner: null, over: Infinity };
}

/** A second leg is on the calendar as soon as the first one is; what the first one was worth is not known yet. */
function withSecondLeg(fixtures: Fixture[], slots: Slot[], { calendar }: Context): Fixture[] {
  const [first] = fixtures;
  const slot = slots[1];
  if (fixtures.length !== 1 || !first || !slot) return fixtures;
  const start = calendar.plannedOf(slot).start;
  return [
    first,
    { ...first, ref: slot.ref, slot, home: first.away, away: first.home, start, firstStart: start },
  ];
}

function seriesWinner(
  fixtures: readonly Fixture[],
  results: readonly Result[],
  wins: number,
): Club | null {
  for (const club of [firstItem(fixtures).home, firstItem(fixtures).away]) {
    const won = fixtures.filter(
      (fixture, game) => winnerOf(fixture, itemAt(results, game)) === club,
    ).length;
    if (won >= wins) return club;
  }
  return null;
}

/** Places of a bracket by seed: 1 meets the last, and the two best can only meet at the end. */
function bracket(size: number): number[] {
  let seats = [0];
  while (seats.length < size) seats = seats.flatMap((seat) => [seat, seats.length * 2 - 1 - seat]);
  return seats;
}

function seedsOf(season: Season, table: readonly Fixture[], seed: number): Club[] {
  const { competition } = season;
  const { entrants } = competition.knockOut!;
  if (competition.format === 'cup') return drawOf(season, seed);
  const results = table
    .filter(hasResult)
    .map((fixture) => ({ fixture, result: resultOf(fixture, seed) }));
  const ranked = (clubs: readonly Club[]) => standings(clubs, results);
  const halves = ['ec', 'wc', 'east', 'west']
    .map((group) => competition.teams.filter(({ groups }) => groups[0] === group))
    .filter((half) => half.length > 0);
  if (competition.format === 'groups') return worldCupSeeds(table, ranked);
  if (halves.length === 2)
    return halves.flatMap((half) => seated(ranked(half).slice(0, entrants / 2)));
  return seated(ranked(competition.teams).slice(0, entrants));
}

const seated = (clubs: readonly Club[]): Club[] =>
  bracket(clubs.length).map((seat) => itemAt(clubs, seat));

/** Both best of each group and the eight best third ones. */
function worldCupSeeds(
  table: readonly Fixture[],
  ranked: (clubs: readonly Club[]) => Club[],
): Club[] {
  const groups = new Map<string, Set<Club>>();
  for (const { slot, home, away } of table) {
    const members = groups.get(slot.group!) ?? new Set<Club>();
    groups.set(slot.group!, members.add(home).add(away));
  }
  const order = [...groups.values()].map((members) => ranked([...members]));
  const finishers = (index: number) => ranked(order.map((group) => itemAt(group, index)));
  const seeds = [...finishers(0), ...finishers(1), ...finishers(2).slice(0, 32 - order.length * 2)];
  return seated(seeds);
}
