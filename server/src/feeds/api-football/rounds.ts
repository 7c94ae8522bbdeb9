import type { SeasonEvent } from '@scoreline/shared-lib/contract/feed';

import type { Fixture } from './shapes';

type Stage = SeasonEvent['stages'][number];

/** Parses the text of a round: `Group A - 2`, `Round of 16`, `3rd Round Replays`. */
export interface RoundText {
  stage: string;
  /** `A`, if the text names a group. */
  group: string | null;
  /** The matchday of a league or group stage; null for a cup round. */
  number: number | null;
}

const groupStage = 'Group Stage';
const regularSeason = 'Regular Season';

/** A replay or second leg belongs to the stage of its tie. */
const ofTie = /[ -]*\b(?:replays?|(?:1st|2nd|first|second) leg|leg \d)$/i;

export function readRound(round: string | null | undefined): RoundText {
  const text = (round ?? '').trim();
  const [, before = text, number] = /^(.*?)\s+-\s+(\d+)$/.exec(text) ?? [];
  const named = before.replace(ofTie, '').trim();
  const [, phase, group] = /^(?:(.*?)[\s,-]+)?group\s+([A-Z]|\d{1,2})$/i.exec(named) ?? [];
  const plain = !named || /^(?:round|matchday|week|\d+)$/i.test(named);
  const stage = group ? phase || groupStage : plain ? regularSeason : named;
  const day = number ?? (/^(?:(?:round|matchday|week)\s+)?(\d+)$/i.exec(text)?.[1] || null);
  return {
    stage: day && /^(?:round|matchday|week)\s+\d+$/i.test(text) ? regularSeason : stage,
    group: group?.toUpperCase() ?? null,
    number: day ? Number(day) || null : null,
  };
}

const knockOut =
  /finals?\b|round of|knock-?out|play-?offs?|play-?outs?|quarter|semi|qualifying round|preliminary/i;
const table = /regular season|league (?:stage|phase)|apertura|clausura/i;

/** The kind implied by a stage's name; undefined for `2nd Round`, which both cups and leagues have. */
function kindOfName(name: string): Stage['kind'] | undefined {
  if (/^semi-?finals?$/i.test(name)) return 'semifinal';
  if (/^(?:finals?|3rd place final)$/i.test(name)) return 'finals';
  if (knockOut.test(name)) return 'postSeason';
  if (/group/i.test(name)) return 'groupStage';
  return table.test(name) ? 'regularSeason' : undefined;
}

/** A team has one opponent in a knock-out round and several in a league. */
function isKnockOut(fixtures: readonly Fixture[]): boolean {
  const opponents = new Map<number, Set<number>>();
  const meet = (team: number, other: number) =>
    opponents.set(team, (opponents.get(team) ?? new Set()).add(other));
  for (const { teams } of fixtures) {
    meet(teams.home.id, teams.away.id);
    meet(teams.away.id, teams.home.id);
  }
  return [...opponents.values()].every(({ size }) => size === 1);
}

/** The stages of a season, in order of their start. `refOf` names them. */
export function stagesOf(
  fixtures: readonly Fixture[],
  refOf: (fixture: Fixture) => string,
): Stage[] {
  const stages = new Map<string, Fixture[]>();
  for (const fixture of fixtures)
    stages.set(refOf(fixture), [...(stages.get(refOf(fixture)) ?? []), fixture]);
  const beginOf = (own: readonly Fixture[]) =>
    Math.min(...own.map(({ fixture }) => Date.parse(fixture.date)));
  return [...stages]
    .toSorted(([, a], [, b]) => beginOf(a) - beginOf(b))
    .map(([ref, own], at) => {
      const texts = own.map(({ league }) => readRound(league.round));
      const name = texts[0]?.stage ?? regularSeason;
      const isNumbered = texts.some(({ number }) => number !== null);
      const isTie = !isNumbered && stages.size > 1 && isKnockOut(own);
      const isGrouped = texts.some(({ group }) => group !== null);
      const kind = isGrouped
        ? 'groupStage'
        : (kindOfName(name) ?? (isTie ? 'postSeason' : 'regularSeason'));
      return { ref, kind, name, order: at + 1 };
    });
}

/** The groups of each team, according to the round names. */
export function groupsOf(fixtures: readonly Fixture[]): Map<number, string[]> {
  const groups = new Map<number, Set<string>>();
  for (const { league, teams } of fixtures) {
    const { group } = readRound(league.round);
    for (const { id } of [teams.home, teams.away]) {
      const own = groups.get(id) ?? new Set();
      groups.set(id, group ? own.add(group) : own);
    }
  }
  return new Map([...groups].map(([team, own]) => [team, [...own]]));
}
