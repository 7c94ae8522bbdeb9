import type { StageKind } from '@scoreline/shared-lib/contract';

import { groupBy } from '../../../store/collections/groupBy';
import { groupStage, groupStages } from './groupStages';
import type { Entry, Worded } from './worded';
import { knockOutRounds, pairOf, roundsByOrder, type NumberedRound } from './rounds';

export interface Stage {
  name: string;
  kind: StageKind;
}

export interface Place {
  stage: Stage;
  round: NumberedRound | null;
  group: string | null;
}

/** Unnamed rounds are the regular season in a `league` and the knock-out in a `cup`; in `nations` each round is a stage. */
export type Style = 'league' | 'cup' | 'nations';

export const regular = 'Regular season';
export const finals = 'Finals';

/** Derives the stage, round and group of each match from the whole file: names, dates and pairings. */
export function placesOf(entries: readonly Entry[], style: Style): Place[] {
  const worded = groupStages(entries.map((entry) => wordedOf(entry, style)));
  const places = new Map<Worded, Place>();
  for (const [name, own] of groupBy(worded, ({ stage }) => stage)) {
    const kind = kindOf(name, own, style);
    const rounds = isKnockOut(kind) ? knockOutRounds(name, own) : roundsByOrder(own);
    for (const one of own)
      places.set(one, { stage: { name, kind }, round: rounds.get(one) ?? null, group: one.group });
  }
  return worded.map((one) => places.get(one)!);
}

const isKnockOut = (kind: StageKind): boolean =>
  kind === 'postSeason' || kind === 'semifinal' || kind === 'finals';

const groupName = /^(?:group|gruppe|grupo|pool) +([a-z0-9]{1,2})$/i;
const replay = /(?:, *| +)(?:2nd |second )?replays?$/i;

/** `Championship, Matchday 24` belongs to the stage Championship; a replay belongs to the round of its tie. */
function wordedOf(entry: Entry, style: Style): Worded {
  const whole = (entry.round ?? '').replace(replay, '');
  const parts = whole.split(/ *, */);
  const groups = [entry.group ?? '', entry.stage ?? '', ...parts].flatMap(
    (text) => groupName.exec(text.trim())?.[1] ?? [],
  );
  const group = groups[0] ?? (entry.group?.trim() || null);
  const words = parts.filter((part) => !groupName.test(part));
  const named = entry.stage && !groupName.test(entry.stage) ? entry.stage : '';
  if (style === 'nations' && !named)
    return { entry, stage: group ? groupStage : words.join(', '), round: whole, group };
  const round = words.at(-1) ?? '';
  const given = [named, ...words.slice(0, -1)].filter(Boolean).join(', ');
  const stage = group ? groupStageName(given) : stageName(given, round, style);
  return { entry, stage, round, group };
}

const groupStageName = (given: string): string =>
  /\d|second|final/i.test(given) ? given : groupStage;

const regularWords = /^(?:regular(?: season)?|league(?: phase| stage)?|main round|hauptrunde)$/i;
const groupWords = /^groups?(?: stage| phase)?$/i;
const partWords = /^(?:championship|relegation|promotion|europe|placement)\b(?!.*final)/i;
const knockOutWords =
  /^(?:round of \d+|last \d+|1\/\d+.*|preliminary.*|eighth.*|quarter.*|semi.*|.*\bfinals?|.*third.place.*|.*replays?)$/i;
const playOffWords = /\bplay-? ?(?:offs?|outs?|ins?)\b/i;

function stageName(given: string, round: string, style: Style): string {
  if (regularWords.test(given)) return regular;
  if (groupWords.test(given)) return groupStage;
  if (given) return given.replace(/^play-? ?offs? *[-–:] */i, '');
  if (knockOutWords.test(round)) return finals;
  if (partWords.test(round) || playOffWords.test(round)) return round;
  return style === 'cup' ? finals : regular;
}

const halves =
  /^(?:apertura|clausura|opening|closing|\d+(?:°|st|nd|\.)? *(?:semestre|stage|phase))$/i;

/** A stage in which teams meet many others has a table; in a knock-out, a team meets one opponent at a time. */
function kindOf(name: string, own: Worded[], style: Style): StageKind {
  if (name === regular || halves.test(name)) return 'regularSeason';
  if (name === groupStage || own.some(({ group }) => group !== null)) return 'groupStage';
  if (style === 'nations' && isRoundRobin(own)) return 'groupStage';
  if (/semi-?finals?$/i.test(name)) return 'semifinal';
  return /^finals?$|third.place|, final$/i.test(name) ? 'finals' : 'postSeason';
}

function isRoundRobin(own: Worded[]): boolean {
  const meetings = new Set(own.map(pairOf));
  const teams = new Set(own.flatMap(({ entry: { team1, team2 } }) => [team1, team2])).size;
  return teams > 2 && meetings.size === (teams * (teams - 1)) / 2;
}
