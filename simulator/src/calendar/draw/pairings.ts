import { firstItem, itemAt } from '@scoreline/shared-lib/contract/lists';

import type { Club } from '../../competitions/shape';
import type { Random } from '../../random';

export type Pair = readonly [home: Club, away: Club];

/** Rounds in which everyone meets everyone once, by the circle method, homes and aways in turn; one rests if odd. */
export function singleRounds(clubs: readonly Club[]): Pair[][] {
  const ring: (Club | null)[] = clubs.length % 2 ? [...clubs, null] : [...clubs];
  const size = ring.length;
  return Array.from({ length: size - 1 }, (_, round) => {
    const at = (seat: number) =>
      seat === 0 ? ring[0]! : ring[1 + ((seat - 1 + round) % (size - 1))]!;
    return Array.from({ length: size / 2 }, (_, table) => {
      const one = at(table);
      const two = at(size - 1 - table);
      const swap = table === 0 ? round % 2 === 1 : table % 2 === 1;
      return swap ? [two, one] : [one, two];
    }).filter((pair): pair is [Club, Club] => pair[0] !== null && pair[1] !== null);
  });
}

const reversed = (rounds: Pair[][]): Pair[][] =>
  rounds.map((round) => round.map(([home, away]) => [away, home] as const));

/** The rounds of a table: up to four legs, or more: about that many matches a team. */
export function tableRounds(clubs: readonly Club[], legs: number, random: Random): Pair[][] {
  const first = singleRounds(random.shuffled(clubs));
  const odd = clubs.length % 2;
  const count =
    legs <= 4 ? first.length * legs : Math.round(legs * (1 + odd / (clubs.length - odd)));
  const second = reversed(first);
  return Array.from({ length: count }, (_, round) => {
    const leg = Math.floor(round / first.length);
    return itemAt(leg % 2 ? second : first, round % first.length);
  });
}

/** Eight rounds of one league phase: neighbours at eight distances on a circle, four at home and four away. */
export function swissRounds(clubs: readonly Club[], random: Random): Pair[][] {
  const rounds = random.shuffled(singleRounds(random.shuffled(clubs))).slice(0, 8);
  return rounds.map((round, index) =>
    index % 2 ? round.map(([home, away]) => [away, home] as const) : round,
  );
}

/** Groups of four by strength pots; three rounds, in each every group plays twice. */
export function groupRounds(
  clubs: readonly Club[],
  random: Random,
): { group: string; teams: Club[]; rounds: Pair[][] }[] {
  const count = clubs.length / 4;
  const pots = [0, 1, 2, 3].map((pot) =>
    random.shuffled(clubs.slice(pot * count, (pot + 1) * count)),
  );
  return Array.from({ length: count }, (_, index) => {
    const teams = pots.map((pot) => itemAt(pot, index));
    return { group: String.fromCharCode(65 + index), teams, rounds: singleRounds(teams) };
  });
}

/**
 * The NBA's 82 games: all others twice, and inside a conference twice more, but once more against four opponents of the
 * other divisions. A conference is odd, so in its own rounds one team of each rests.
 */
export function nbaRounds(clubs: readonly Club[], random: Random): Pair[][] {
  const all = singleRounds(random.shuffled(clubs));
  const conferences = ['ec', 'wc'].map((conference) =>
    conferenceRounds(random.shuffled(clubs.filter(({ groups }) => groups[0] === conference))),
  );
  const inside = firstItem(conferences).map((round, index) => [
    ...round,
    ...itemAt(itemAt(conferences, 1), index),
  ]);
  return mixed([...all, ...reversed(all)], inside);
}

function conferenceRounds(clubs: Club[]): Pair[][] {
  const first = singleRounds(clubs);
  const divisions = [...new Set(clubs.map(({ groups }) => itemAt(groups, 1)))].sort();
  const seat = (club: Club) => ({
    division: divisions.indexOf(itemAt(club.groups, 1)),
    index: clubs.filter(({ groups }) => groups[1] === club.groups[1]).indexOf(club),
  });
  const spared = ([one, two]: Pair) => {
    const [a, b] = [seat(one), seat(two)];
    const [from, to] = (a.division + 1) % 3 === b.division ? [a, b] : [b, a];
    return from.division !== to.division && (to.index - from.index + 5) % 5 < 2;
  };
  return [...first, ...reversed(first).map((round) => round.filter((pair) => !spared(pair)))];
}

/** The shorter list spread evenly into the longer one. */
function mixed<T>(long: T[], short: T[]): T[] {
  const total = long.length + short.length;
  let taken = 0;
  return Array.from({ length: total }, (_, index) => {
    const due = Math.floor(((index + 1) * short.length) / total);
    return due > taken ? itemAt(short, taken++) : itemAt(long, index - taken);
  });
}
