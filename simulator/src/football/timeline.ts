import type { LineupEvent } from '@scoreline/shared-lib/contract/feed';
import { firstItem, itemAt, lastItem } from '@scoreline/shared-lib/contract/lists';

import { minuteMs } from '../calendar/days';
import type { Fixture } from '../fixture';
import { footballInPlay } from '../prices/inPlay';
import { handicapLine } from '../prices/football';
import { goalGrid } from '../prices/goalModel';
import { footballRates } from '../result/ratings';
import { footballOf } from '../result/results';
import { source } from '../event/source';
import { coachOf } from '../people/coaches';
import { lineupLeadMs, priced, type MatchTimeline, type Timed } from '../event/timed';
import type { World } from '../world';
import { castOf, type Deed } from './cast';
import { clipEvent } from './clip';
import { isBefore, isGoal } from './match';
import type { Count } from './count';
import { goalMinutes, shareAt, type AddedTime, type Moment } from './minutes';
import { playOf, type Play } from './play';
import { captainOf, type Lineup } from './lineups';
import { shotsEvent, shotsOf, type Shot } from './shots';
import {
  countsAt,
  countsOf,
  halvesOf,
  momentumEvent,
  momentumOf,
  statisticsEvent,
} from './statistics';
import type { Side } from './scoring';

const figuresEveryMinutes = 4;
const pricesEveryMinutes = 2;
const reactionMs = 25_000;

/** All events of a match from line-ups to the end, for the live feed and for the history. */
export function footballTimeline(fixture: Fixture, world: World): MatchTimeline {
  const match = footballOf(fixture, world.seed);
  const squads = {
    home: world.squads.squadAt(fixture.home, fixture.start),
    away: world.squads.squadAt(fixture.away, fixture.start),
  };
  const cast = castOf(match, squads, `${world.seed}:${fixture.ref}`);
  const play = playOf(fixture, match, cast, false);
  const added: AddedTime = [firstItem(match.added), itemAt(match.added, 1)];
  const rates = footballRates(fixture, world.seed);
  const happened = cast.deeds.filter((deed) => !play.stopped || isBefore(deed, play.stopped));
  const whole = countsOf(fixture, rates, cast.deeds);
  const shots = shotsOf(fixture, cast, whole, added).filter(
    (shot) => !play.stopped || isBefore(shot, play.stopped),
  );
  const end: Moment = play.stopped ?? { period: match.periods, second: Infinity };
  const played = { fixture, whole, shots, added, deeds: happened };
  const minutes = momentumOf(fixture, rates, happened, minutesOf(match.periods, added, play));
  const lineups = (['home', 'away'] as const).map((side) => lineupEvent(fixture, side, cast[side]));
  const pressure = momentumEvent(fixture.ref, play.ends, minutes);
  const final = () => [...figuresAt(played, play.ends, end), pressure];
  const hasClip = !play.stopped && happened.some(isGoal);
  const clip = hasClip ? [clipEvent(fixture, play.ends)] : [];
  const course = [...lineups, lastItem(play.states), ...play.incidents];

  const live = (): Timed[] => [
    ...lineups.map((event) => ({ at: event.revision, event })),
    ...[...playOf(fixture, match, cast, true).states, ...play.incidents].map((event) => ({
      at: event.revision,
      event,
    })),
    ...figures(played, play, minutes),
    ...priceMoves(),
    ...[...final(), ...clip].map((event) => ({ at: event.revision, event })),
  ];
  const priceMoves = () => {
    const handicap = handicapLine(goalGrid(rates));
    return momentsEvery(play, added, pricesEveryMinutes, cast.deeds).flatMap(({ at, moment }) => {
      const state = stateAt(cast.deeds, moment);
      return footballInPlay(rates, state, moment, added, handicap).map((quote) =>
        priced(fixture.ref, { ...quote, at, kind: 'movement' }),
      );
    });
  };
  return {
    ends: play.ends,
    get outcome() {
      return [...course, ...final(), ...clip];
    },
    get gist() {
      const whole = statisticsEvent(fixture.ref, play.ends, rowsAt(played, end));
      return [...course, whole, pressure];
    },
    get play() {
      return live().sort((a, b) => a.at - b.at);
    },
  };
}

function lineupEvent(fixture: Fixture, side: Side, lineup: Lineup): LineupEvent {
  const named =
    (starter: boolean) =>
    ({ player, shirtNumber, grid }: Lineup['starters'][number]) => ({
      playerRef: player.ref,
      shirtNumber,
      position: player.position,
      grid,
      starter,
      captain: player === captain,
    });
  const captain = captainOf(lineup);
  return {
    type: 'lineup',
    source,
    revision: fixture.start - lineupLeadMs,
    matchRef: fixture.ref,
    side,
    formation: lineup.formation,
    coach: coachOf(fixture[side], fixture.start),
    confirmed: true,
    players: [...lineup.starters.map(named(true)), ...lineup.bench.map(named(false))],
    missing: lineup.missing.map(({ player, reason }) => ({ playerRef: player.ref, reason })),
  };
}

function minutesOf(periods: number, added: AddedTime, { stopped }: Play): number {
  if (stopped) return 45 * (stopped.period - 1) + Math.floor(stopped.second / 60);
  return periods > 2 ? 120 : 90 + Math.ceil(Math.max(0, added[1]) / 60);
}

/** Moments at which odds are sent: every few minutes, and shortly after each event that changes them. */
function momentsEvery(play: Play, added: AddedTime, minutes: number, deeds: readonly Deed[]) {
  const moments: Moment[] = [1, 2].flatMap((period) => {
    const length = 2700 + itemAt(added, period - 1);
    return Array.from({ length: Math.floor(length / (minutes * 60)) }, (_, index) => ({
      period,
      second: (index + 1) * minutes * 60,
    }));
  });
  const turning = deeds.filter(
    (deed) =>
      deed.period <= 2 && (isGoal(deed) || deed.kind === 'redCard' || deed.kind === 'secondYellow'),
  );
  const late = turning.map(({ period, second }) => ({
    period,
    second: second + reactionMs / 1000,
  }));
  return [...moments, ...late]
    .map((moment) => ({ moment, at: play.timeOf(moment) }))
    .filter(({ at }) => at < play.ends - minuteMs);
}

function stateAt(deeds: readonly Deed[], moment: Moment) {
  const before = deeds.filter(
    ({ period, second }) =>
      period < moment.period || (period === moment.period && second <= moment.second),
  );
  const count = (side: Side, of: (deed: Deed) => boolean) =>
    before.filter((deed) => deed.side === side && of(deed)).length;
  const red = ({ kind }: Deed) => kind === 'redCard' || kind === 'secondYellow';
  return {
    home: count('home', isGoal),
    away: count('away', isGoal),
    homeReds: count('home', red),
    awayReds: count('away', red),
  };
}

interface Course {
  fixture: Fixture;
  /** Statistics at the final whistle. */
  whole: Count[];
  shots: readonly Shot[];
  added: AddedTime;
  deeds: readonly Deed[];
}

const until = <M extends Moment>(all: readonly M[], last: Moment) =>
  all.filter((each) => !isBefore(last, each));

function rowsAt({ whole, shots, added, deeds }: Course, last: Moment): Count[] {
  const happened = { deeds: until(deeds, last), shots: until(shots, last) };
  return countsAt(whole, shareAt(goalMinutes, last, added), happened);
}

/** Shots and statistics of the halves and the match at a moment. */
function figuresAt(course: Course, at: number, moment: Moment) {
  const { ref } = course.fixture;
  const now = rowsAt(course, moment);
  const shotsSoFar = until(course.shots, moment);
  const endOf = (period: number): Moment => ({ period, second: Infinity });
  const isLater = moment.period > 1;
  const [first, second] = isLater
    ? halvesOf(ref, moment.period === 2 ? now : rowsAt(course, endOf(2)), rowsAt(course, endOf(1)))
    : [now];
  return [
    ...(shotsSoFar.length ? [shotsEvent(ref, at, shotsSoFar)] : []),
    statisticsEvent(ref, at, first, 1),
    ...(second ? [statisticsEvent(ref, at, second, 2)] : []),
    statisticsEvent(ref, at, now),
  ];
}

function figures(course: Course, play: Play, minutes: number[]): Timed[] {
  const { fixture, added, deeds } = course;
  return momentsEvery(play, added, figuresEveryMinutes, deeds).flatMap(({ at, moment }) => {
    const minute = Math.min(
      minutes.length,
      Math.floor(moment.second / 60) + (moment.period - 1) * 45,
    );
    return [
      ...figuresAt(course, at, moment).map((event) => ({ at, event })),
      { at, event: momentumEvent(fixture.ref, at, minutes.slice(0, minute)) },
    ];
  });
}
