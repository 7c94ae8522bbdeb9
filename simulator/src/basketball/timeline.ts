import type { LineupEvent } from '@scoreline/shared-lib/contract/feed';
import { itemAt, lastItem } from '@scoreline/shared-lib/contract/lists';

import type { Fixture } from '../fixture';
import type { Side } from '../football/scoring';
import { statisticsEvent } from '../football/statistics';
import { coachOf } from '../people/coaches';
import { shirts, type Player } from '../people/players';
import { basketballInPlay } from '../prices/inPlay';
import { randomOf, type Random } from '../random';
import { basketballExpectation } from '../result/ratings';
import { basketballOf } from '../result/results';
import { source } from '../event/source';
import { lineupLeadMs, priced, type MatchTimeline, type Timed } from '../event/timed';
import type { World } from '../world';
import { boxscoreEvents, boxscoreOf, teamCounts } from './boxscore';
import { courtPlay } from './play';
import { basketsOf } from './plays';

const missingShare = 0.07;
const reasons = [
  'Knee injury',
  'Ankle injury',
  'Back injury',
  'Rest',
  'Illness',
  'Hamstring injury',
];
const boxEvery = 12;
const pricesEvery = 5;

const twelveMinutes = new Set(['nba', 'pba']);

export function basketballTimeline(fixture: Fixture, world: World): MatchTimeline {
  const random = randomOf(world.seed, 'court', fixture.ref);
  const quarters = basketballOf(fixture, world.seed);
  const quarterSeconds = twelveMinutes.has(fixture.slot.season.competition.key) ? 720 : 600;
  const teams = {
    home: teamOf(random, fixture.home, fixture, world),
    away: teamOf(random, fixture.away, fixture, world),
  };
  const rosters = {
    home: teams.home.fit.map(({ player }) => player),
    away: teams.away.fit.map(({ player }) => player),
  };
  const baskets = basketsOf(random, quarters, rosters, quarterSeconds);
  const play = courtPlay(fixture, baskets, quarters.length, quarterSeconds, false);
  const fallen = baskets.slice(0, play.times.length);
  const gameMinutes = (quarterSeconds * 4 + (quarters.length - 4) * 300) / 60;
  const boxAt = (count: number, at: number) => {
    const box = boxscoreOf(
      fixture.ref,
      rosters,
      fallen.slice(0, count),
      gameMinutes,
      count / baskets.length,
    );
    return [
      ...boxscoreEvents(fixture.ref, at, box),
      statisticsEvent(fixture.ref, at, teamCounts(box, fallen.slice(0, count))),
    ];
  };
  const lineups = (['home', 'away'] as const).map((side) =>
    lineupEvent(fixture, side, teams[side]),
  );
  const final = boxAt(fallen.length, play.ends);
  const expected = basketballExpectation(fixture, world.seed);

  const priceMoves = (): Timed[] =>
    play.incidents
      .filter(({ kind }, index) => kind === 'score' && index % pricesEvery === 0)
      .flatMap(({ revision, score, second }) => {
        const left = shareLeft(second!, quarterSeconds * 4);
        return basketballInPlay(expected, score!.home - score!.away, left).map((quote) =>
          priced(fixture.ref, { ...quote, at: revision + 5000, kind: 'movement' }),
        );
      });
  const boxes = (): Timed[] =>
    play.times.flatMap((at, index) =>
      (index + 1) % boxEvery === 0 ? boxAt(index + 1, at).map((event) => ({ at, event })) : [],
    );
  const outcome = [...lineups, lastItem(play.states), ...play.incidents, ...final];
  return {
    ends: play.ends,
    outcome,
    gist: outcome,
    get play() {
      const { states } = courtPlay(fixture, baskets, quarters.length, quarterSeconds, true);
      const timed: Timed[] = [...lineups, ...states, ...play.incidents, ...final].map((event) => ({
        at: event.revision,
        event,
      }));
      return [...timed, ...boxes(), ...priceMoves()].sort((a, b) => a.at - b.at);
    },
  };
}

/** Of the four quarters' time; in overtime what is left of that. */
function shareLeft(second: number, regulation: number): number {
  const extra = second - regulation;
  const end = extra > 0 ? Math.ceil(extra / 300) * 300 : 0;
  return (end - extra) / regulation;
}

interface Team {
  fit: { player: Player; shirtNumber: number }[];
  missing: { player: Player; reason: string }[];
}

function teamOf(random: Random, club: Fixture['home'], fixture: Fixture, world: World): Team {
  const team: Team = { fit: [], missing: [] };
  world.squads.squadAt(club, fixture.start).forEach((player, index) => {
    if (team.missing.length < 3 && random.chance(missingShare))
      team.missing.push({ player, reason: random.pick(reasons) });
    else team.fit.push({ player, shirtNumber: itemAt(shirts.basketball, index) });
  });
  return { ...team, fit: byMinutes(team.fit) };
}

/** Two guards, two wings and a centre start. The bench follows in the same order. */
function byMinutes(fit: Team['fit']): Team['fit'] {
  const left = [...fit];
  const turn = [
    'guard',
    'wing',
    'centre',
    'guard',
    'wing',
    'guard',
    'centre',
    'wing',
    'guard',
    'centre',
  ];
  const ordered = turn.flatMap((position) => {
    const index = left.findIndex(({ player }) => player.position === position);
    return index < 0 ? [] : left.splice(index, 1);
  });
  return [...ordered, ...left];
}

function lineupEvent(fixture: Fixture, side: Side, { fit, missing }: Team): LineupEvent {
  return {
    type: 'lineup',
    source,
    revision: fixture.start - lineupLeadMs,
    matchRef: fixture.ref,
    side,
    formation: null,
    coach: coachOf(fixture[side], fixture.start),
    confirmed: true,
    players: fit.map(({ player, shirtNumber }, index) => ({
      playerRef: player.ref,
      shirtNumber,
      position: player.position,
      grid: null,
      starter: index < 5,
    })),
    missing: missing.map(({ player, reason }) => ({ playerRef: player.ref, reason })),
  };
}
