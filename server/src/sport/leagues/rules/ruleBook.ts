import { readFileSync, statSync } from 'node:fs';

import { adjustmentReasons } from '@scoreline/shared-lib/contract/schemas';
import { z } from 'zod';

import data from './data/rules.json';

const year = z.int().min(1850).max(2200);
const text = z.string().trim().min(1);
const season = z.string().regex(/^\d{4}(?:-\d\d)?$/, 'a season is 2006-07, or 2006');
const base = { league: text, reason: text, source: text };
const one = { ...base, season };
/** The years in which the first and the last season begin; an absent bound is open. */
const span = { ...base, from: year.optional(), to: year.optional() };
const goals = z.int().min(0);

const ruleSchema = z.discriminatedUnion('kind', [
  /** Points deducted or restored. Without a day, it applies from the first match. */
  z.strictObject({
    kind: z.literal('points'),
    ...one,
    club: text,
    points: z.int().refine((points) => points !== 0, 'no points are no decision'),
    date: z.iso.date().optional(),
    reason: z.enum(adjustmentReasons),
  }),
  /** A stopped season that is ranked by points per game. */
  z.strictObject({ kind: z.literal('pointsPerGame'), ...one }),
  z.strictObject({ kind: z.literal('pointsPerWin'), ...span, points: z.int().min(1).max(5) }),
  z.strictObject({
    kind: z.literal('tieBreakers'),
    ...span,
    order: z
      .array(
        z.enum(['points', 'headToHead', 'mutualDifference', 'goalDifference', 'goals', 'wins']),
      )
      .min(1),
  }),
  z.strictObject({ kind: z.literal('awayGoals'), ...span }),
  /** A series that takes more than half of its games to win; without a round, it applies to every round. */
  z.strictObject({
    kind: z.literal('bestOf'),
    ...span,
    games: z
      .int()
      .min(3)
      .refine((games) => games % 2 === 1, 'a series has an odd number of games'),
    round: text.optional(),
  }),
  /** A club whose matches no longer count, all of them or those from a given day. */
  z.strictObject({
    kind: z.literal('withdrawn'),
    ...one,
    club: text,
    date: z.iso.date().optional(),
  }),
  /** A decided result that replaces the played one. */
  z.strictObject({
    kind: z.literal('walkover'),
    ...one,
    home: text,
    away: text,
    score: z.tuple([goals, goals]),
    /** Set if the counted goals do not name the winner: a disqualified side also loses a 0–0. */
    winner: z.enum(['home', 'away']).optional(),
  }),
  /** Clubs level on points whose order a play-off decided, winner first. */
  z.strictObject({ kind: z.literal('playOff'), ...one, clubs: z.array(text).min(2) }),
  /** A club placed last regardless of its points. */
  z.strictObject({ kind: z.literal('demoted'), ...one, club: text }),
  /** A replayed match: the match of the given day does not count. */
  z.strictObject({
    kind: z.literal('replayed'),
    ...one,
    home: text,
    away: text,
    date: z.iso.date(),
  }),
]);

export const ruleKinds = ruleSchema.options.map(({ shape }) => shape.kind.value);
export type Rule = z.infer<typeof ruleSchema>;
export type RuleOf<K extends Rule['kind']> = Extract<Rule, { kind: K }>;

/** Parses a rule of a file. @throws with the reason if it is invalid */
export function parseRule(value: unknown): Rule {
  const result = ruleSchema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${issue?.path.join('.') || 'rule'}: ${issue?.message ?? 'no rule'}`);
}

export const builtInRules: readonly Rule[] = (data as unknown[]).map(parseRule);

/** The rules of a file, a JSON list; empty if the file is missing. @throws with the position of an invalid rule */
export function readRules(file: string): Rule[] {
  let list: unknown;
  try {
    list = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
  if (!Array.isArray(list)) throw new Error(`${file}: it is no list of rules`);
  return list.map((value, i) => {
    try {
      return parseRule(value);
    } catch (error) {
      throw new Error(`${file}: rule ${i + 1}: ${(error as Error).message}`, { cause: error });
    }
  });
}

interface OperatorFile {
  file: string;
  changed: number;
  rules: readonly Rule[];
  onError: (error: Error) => void;
}
let operator: OperatorFile | null = null;

/**
 * Loads the rules of an operator's file, now and on every change.
 * @throws if the file is invalid; `onError` receives the errors of later edits
 */
export function openRuleFile(file: string, onError: OperatorFile['onError'] = () => undefined) {
  operator = { file, changed: changedAt(file), rules: readRules(file), onError };
}

const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** An invalid edit leaves the last valid rules in force. */
function operatorRules(): readonly Rule[] {
  if (!operator) return [];
  const changed = changedAt(operator.file);
  if (changed === operator.changed) return operator.rules;
  operator = { ...operator, changed };
  try {
    operator = { ...operator, rules: readRules(operator.file) };
  } catch (error) {
    operator.onError(error as Error);
  }
  return operator.rules;
}

const holds = (rule: Rule, league: string, began: number): boolean => {
  if (rule.league !== league) return false;
  if ('season' in rule) return Number(rule.season.slice(0, 4)) === began;
  return began >= (rule.from ?? 0) && began <= (rule.to ?? Infinity);
};

/** The rules of a league's season by its first year; an operator's rules come last. */
export const rulesIn = (league: string, began: number): Rule[] =>
  [...builtInRules, ...operatorRules()].filter((rule) => holds(rule, league, began));
