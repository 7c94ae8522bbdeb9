import { firstItem } from '@scoreline/shared-lib/contract/lists';

import { dayIn, mondayOf, weekday, weekOf, yearOf, type Day } from './days';
import { tableEnd } from './draw/knockOutDays';
import type { Season } from './seasons';

export interface Window {
  /** Over which the round is spread. */
  days: Day[];
  /** By how many days a match may come forward; without it, it may be played on any day of its window. */
  forward?: number;
  /** Most matches of the league on a day. */
  most: number;
}

/** A table's rounds in windows one after the other, so that a team plays once in each. */
export function windowsOf(season: Season, rounds: number): Window[] {
  return season.competition.sport === 'basketball'
    ? evenWindows(season, rounds)
    : weekWindows(season, rounds);
}

/** Rounds this short cannot be played in turn with a day of rest between them: their matches come forward by more days. */
const shortRound = 2.5;
const forwardDays = { short: 12, other: 5 };

/** Basketball: windows of equal length, on the league's days. */
function evenWindows(season: Season, rounds: number): Window[] {
  const open = openDays(season);
  const length = open.length / rounds;
  const short = length < shortRound;
  const most = short ? Math.ceil(season.competition.teams.length / 4) : Infinity;
  return Array.from({ length: rounds }, (_, round) => {
    const from = Math.floor(round * length);
    const to = Math.max(Math.floor((round + 1) * length), from + 1);
    const window = open.slice(from, to);
    const usual = window.filter((day) => season.competition.days.includes(weekday(day)));
    const days = usual.length > 0 ? usual : window;
    return { days, forward: short ? forwardDays.short : forwardDays.other, most };
  });
}

/** Days on which a table is played. */
function openDays(season: Season): Day[] {
  const { pause } = season.competition;
  const paused = pause && dayIn(yearOf(season.end), pause[0]);
  const until = pause && dayIn(yearOf(season.end), pause[1]);
  return Array.from(
    { length: tableEnd(season) - season.start },
    (_, index) => season.start + index,
  ).filter((day) => !paused || !until || day < paused || day > until);
}

/** Football: a round a week on the league's days, and where weeks are too few a second one in midweek. */
function weekWindows(season: Season, rounds: number): Window[] {
  const { competition } = season;
  const mondays: Day[] = [];
  const parity = competition.format === 'swiss';
  for (let monday = mondayOf(season.start); monday + 7 <= tableEnd(season); monday += 7)
    if (!parity || weekOf(monday) % 2 === 0) mondays.push(monday);
  const perWeek = mondays.map(
    (_, index) =>
      Math.floor(((index + 1) * rounds) / mondays.length) -
      Math.floor((index * rounds) / mondays.length),
  );
  return mondays
    .flatMap((monday, index) => {
      const days = competition.days.map(
        (day) => monday + (day === 1 && firstItem(competition.days) > 2 ? 8 : day) - 1,
      );
      const saturday = monday + 5;
      if (perWeek[index] === 0) return [];
      return perWeek[index] === 1
        ? [days]
        : [
            [monday + 2, monday + 3],
            [saturday, saturday + 1],
          ];
    })
    .map((days) => ({ days, most: Infinity }));
}
