import type { LineupEvent } from '../../../store/feedEvents';
import { minuteMs } from '../calendar/days';
import type { Fixture } from '../fixture';
import { footballInPlay } from '../prices/inPlay';
import { handicapLine } from '../prices/football';
import { goalGrid } from '../prices/goalModel';
import { footballRates } from '../ratings';
import { footballOf } from '../results';
import { source } from '../source';
import { coachOf } from '../people/coaches';
import { lineupLeadMs, priced, type MatchTimeline, type Timed } from '../timed';
import type { World } from '../world';
import { castOf, isBefore, isGoal, type Deed } from './match';
import { goalMinutes, shareAt, type AddedTime, type Moment } from './minutes';
import { playOf, type Play } from './play';
import type { Lineup } from './lineups';
import {
  countsAt,
  countsOf,
  momentumEvent,
  momentumOf,
  statisticsEvent,
  type Count,
} from './statistics';
import type { Side } from './scoring';

const figuresEveryMinutes = 4;
const pricesEveryMinutes = 2;
const reactionMs = 25_000;

/** One match from line-ups to the end, for the live feed, and what is left of it for the history. */
export function footballTimeline(fixture: Fixture, world: World): MatchTimeline {
  const match = footballOf(fixture, world.seed);
  const squads = {
    home: world.squads.squadAt(fixture.home, fixture.start),
    away: world.squads.squadAt(fixture.away, fixture.start),
  };
  const cast = castOf(match, squads, `${world.seed}:${fixture.ref}`);
  const play = playOf(fixture, match, cast, false);
  const added: AddedTime = [match.added[0]!, match.added[1]!];
  const rates = footballRates(fixture, world.seed);
  const happened = cast.deeds.filter((deed) => !play.stopped || isBefore(deed, play.stopped));
  const counts = countsAt(countsOf(fixture, rates, cast.deeds), shareOfPlay(play, added), happened);
  const minutes = momentumOf(fixture, rates, happened, minutesOf(match.periods, added, play));
  const lineups = (['home', 'away'] as const).map((side) => lineupEvent(fixture, side, cast[side]));
  const final = [
    statisticsEvent(fixture.ref, play.ends, counts),
    momentumEvent(fixture.ref, play.ends, minutes),
  ];

  const live = (): Timed[] => [
    ...lineups.map((event) => ({ at: event.revision, event })),
    ...[...playOf(fixture, match, cast, true).states, ...play.incidents].map((event) => ({
      at: event.revision,
      event,
    })),
    ...figures({ fixture, play, counts, minutes, added, deeds: cast.deeds }),
    ...priceMoves(),
    ...final.map((event) => ({ at: event.revision, event })),
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
    outcome: [...lineups, play.states.at(-1)!, ...play.incidents, ...final],
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
    });
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

/** An abandoned match has been played in part only. */
function shareOfPlay(play: Play, added: AddedTime): number {
  return play.stopped ? shareAt(goalMinutes, play.stopped, added) : 1;
}

/** Moments of play every few minutes, and shortly after whatever changes the odds. */
function momentsEvery(play: Play, added: AddedTime, minutes: number, deeds: readonly Deed[]) {
  const moments: Moment[] = [1, 2].flatMap((period) => {
    const length = 2700 + added[period - 1]!;
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

interface Figures {
  fixture: Fixture;
  play: Play;
  counts: Count[];
  minutes: number[];
  added: AddedTime;
  deeds: readonly Deed[];
}

function figures({ fixture, play, counts, minutes, added, deeds }: Figures): Timed[] {
  return momentsEvery(play, added, figuresEveryMinutes, []).flatMap(({ at, moment }) => {
    const before = deeds.filter((deed) => play.timeOf(deed) <= at);
    const minute = Math.min(
      minutes.length,
      Math.floor(moment.second / 60) + (moment.period - 1) * 45,
    );
    return [
      {
        at,
        event: statisticsEvent(
          fixture.ref,
          at,
          countsAt(counts, shareAt(goalMinutes, moment, added), before),
        ),
      },
      { at, event: momentumEvent(fixture.ref, at, minutes.slice(0, minute)) },
    ];
  });
}
