import type { Sport } from '@scoreline/shared-lib/contract';
import { firstItem, lastItem, valueIn } from '@scoreline/shared-lib/contract/lists';

import { competitions } from '../competitions/catalogue';
import { openBook, put, type Book, type Planned } from './book/book';
import { dayIn, yearOf, type Day } from './days';
import { playDays, playNear, type SlotsByDay } from './book/playDays';
import { postpone } from './book/postponed';
import { seasonOf, type Season } from './seasons';
import { slotsOf, type Slot } from './slots';

/** The kick-offs of a season's matches. */
export interface SeasonCalendar {
  slots: readonly Slot[];
  plannedOf(slot: Slot): Planned;
}

interface Plan {
  placed: [Slot, Planned][];
  /** Matches that found no day. */
  left: Slot[];
}

/**
 * A match's date depends on all matches around it, so a year is planned as a whole on first request. The days between two years
 * are planned before both, so that each year keeps its distance from the next without knowing it.
 */
export function createCalendar(seed: number): (season: Season) => SeasonCalendar {
  const seasons = new Map<string, Slot[]>();
  const turns = new Map<string, Plan>();
  const years = new Map<string, Map<string, Planned>>();
  const around = new Map<string, Slot[]>();
  const slotsIn = (season: Season) => memoised(seasons, season.ref, () => slotsOf(season, seed));
  const slotsAround = (sport: Sport, year: number) =>
    memoised(around, `${sport}:${year}`, () =>
      seasonsAround(sport, year)
        .flatMap(slotsIn)
        .sort((a, b) => a.lot - b.lot),
    );
  const turnOf = (sport: Sport, year: number) =>
    memoised(turns, `${sport}:${year}`, () => planTurn(year, slotsAround(sport, year), seed));
  const yearOfSport = (sport: Sport, year: number) =>
    memoised(years, `${sport}:${year}`, () => {
      const [before, after] = [turnOf(sport, year - 1), turnOf(sport, year)];
      const plan = planYear(year, slotsAround(sport, year), { before, after, seed });
      const all = [...before.placed, ...after.placed, ...plan.placed];
      return new Map(all.map(([{ ref }, planned]) => [ref, planned]));
    });
  return (season) => ({
    slots: slotsIn(season),
    plannedOf: ({ ref, day }) => {
      const { sport } = season.competition;
      const year = planYearOf(day);
      return yearOfSport(sport, year).get(ref) ?? valueIn(yearOfSport(sport, year + 1), ref);
    },
  });
}

function memoised<K, V>(memory: Map<K, V>, key: K, make: () => V): V {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const made = make();
  memory.set(key, made);
  return made;
}

/** Seasons with matches in the year from February on, or close enough to count. */
const seasonsAround = (sport: Sport, year: number): Season[] =>
  [year - 1, year, year + 1]
    .flatMap((each) =>
      competitions
        .filter(({ everyYears }) => !everyYears || each % everyYears === 2)
        .filter((competition) => competition.sport === sport)
        .map((competition) => seasonOf(competition, each)),
    )
    .filter(({ start, end }) => {
      const [from, to] = nearby(year);
      return end >= from && start - earlyDays <= to;
    });

const daysFrom = (from: Day, to: Day): Day[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/**
 * A year is planned from one February to the next, when many leagues play and the one with the fewest days of rest has a break.
 */
const firstDay = (year: number): Day => dayIn(year, '02-16');
const planYearOf = (day: Day): number =>
  day < firstDay(yearOf(day)) ? yearOf(day) - 1 : yearOf(day);
/** Days whose matches are close to those of a year, or close to its postponed matches. */
const nearby = (year: number): [from: Day, to: Day] => [
  firstDay(year) - 40,
  firstDay(year + 1) + 40,
];
/** A cup's first round may be this many days before its season. */
const earlyDays = 14;
/** The last days of a year and the first of the next. */
const turnDays = (year: number) => daysFrom(firstDay(year + 1) - 1, firstDay(year + 1));
const yearDays = (year: number) => daysFrom(firstDay(year) + 1, firstDay(year + 1) - 2);
/** Matches postponed in the last days of a year are played in the next one. */
const lastReplays = (year: number): Day => firstDay(year + 1) - 27;

/** The turn of a year, with what is postponed in the weeks before it. */
function planTurn(year: number, slots: readonly Slot[], seed: number): Plan {
  const book = openBook(seed, fixedAround(slots, year));
  const days = turnDays(year);
  const postponable = daysFrom(lastReplays(year) + 1, lastItem(days));
  postpone(postponable, byDay(slots, postponable).usual, book);
  return { left: playDays(days, byDay(slots, days), book), placed: placedIn(book) };
}

interface Around {
  before: Plan;
  after: Plan;
  seed: number;
}

function planYear(year: number, slots: readonly Slot[], { before, after, seed }: Around): Plan {
  const book = openBook(seed, fixedAround(slots, year));
  for (const [slot, planned] of [...before.placed, ...after.placed])
    put(book, slot, planned.start, planned);
  const taken = book.slots.size;
  const days = yearDays(year);
  const postponable = days.filter((day) => day <= lastReplays(year));
  const own = byDay(slots, days);
  postpone(postponable, own.usual, book);
  const left = playDays(days, { ...own, first: before.left }, book);
  for (const slot of left) playNear(slot, days, book);
  return { left: [], placed: placedIn(book).slice(taken) };
}

/** Includes days beyond the year, because matches postponed to its last days are close to them. */
function fixedAround(slots: readonly Slot[], year: number): Slot[] {
  const [from, to] = nearby(year);
  return slots.filter(({ fixed, day }) => fixed && day >= from && day <= to);
}

const placedIn = ({ planned, slots }: Book): [Slot, Planned][] =>
  [...slots].map((slot) => [slot, valueIn(planned, slot.ref)]);

function byDay(slots: readonly Slot[], days: readonly Day[]): SlotsByDay {
  const [first, last] = [firstItem(days), lastItem(days)];
  const inside = (day: Day) => day >= first && day <= last;
  const usual = new Map<Day, Slot[]>();
  const possible = new Map<Day, Slot[]>();
  const add = (of: Map<Day, Slot[]>, day: Day, slot: Slot) => {
    const others = of.get(day);
    if (others) others.push(slot);
    else of.set(day, [slot]);
  };
  for (const slot of slots) {
    if (!inside(slot.day)) continue;
    add(usual, slot.day, slot);
    for (const day of slot.days) if (inside(day)) add(possible, day, slot);
  }
  return { usual, possible, first: [] };
}
