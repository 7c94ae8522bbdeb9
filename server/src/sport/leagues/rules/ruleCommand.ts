import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { UsageError } from '../../../commands/commandLine';
import { builtInRules, parseRule, readRules, type Rule, ruleKinds } from './ruleBook';

export const ruleUsage = `Usage: npx scoreline rules list [LEAGUE] | add RULE | remove NUMBER
RULE is a rule in JSON, or a file with one:
  {"kind":"points","league":"I1","season":"2006-07","club":"Lazio","points":-3,"reason":"rules","source":"FIGC"}
Kinds: ${ruleKinds.join(', ')}.
NUMBER is that of the list; the product's own rules have none.`;

/** Lists, adds or removes rules in an operator's file and returns the lines to print. @throws for an invalid rule or number */
export function ruleCommand(file: string, [command, given]: readonly string[]): string[] {
  const own = readRules(file);
  if (command === 'list') return listed(own, given);
  if (command === 'add' && given) return added(file, own, parseRule(jsonOf(given)));
  if (command === 'remove' && given) return removed(file, own, Number(given));
  throw new UsageError(ruleUsage);
}

function listed(own: readonly Rule[], league: string | undefined): string[] {
  const isAsked = (rule: Rule) => !league || rule.league === league;
  return [
    ...builtInRules.filter(isAsked).map((rule) => `   – ${lineOf(rule)}`),
    ...own.flatMap((rule, i) =>
      isAsked(rule) ? `${String(i + 1).padStart(4)} ${lineOf(rule)}` : [],
    ),
  ];
}

function added(file: string, own: readonly Rule[], rule: Rule): string[] {
  const line = JSON.stringify(rule);
  if ([...builtInRules, ...own].some((known) => JSON.stringify(known) === line))
    throw new Error('this rule is known already');
  write(file, [...own, rule]);
  return [`${own.length + 1} ${lineOf(rule)}`];
}

function removed(file: string, own: readonly Rule[], number: number): string[] {
  const rule = own[number - 1];
  if (!rule) throw new Error(`there is no rule ${number}; ${file} has ${own.length}`);
  write(
    file,
    own.filter((other) => other !== rule),
  );
  return [`removed: ${lineOf(rule)}`];
}

/** Writes by rename, so that a server that reads meanwhile sees the old list or the new one. */
function write(file: string, rules: readonly Rule[]): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(rules, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

function jsonOf(given: string): unknown {
  const text = given.trimStart().startsWith('{') ? given : readFileSync(given, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`it is no JSON: ${(error as Error).message}`, { cause: error });
  }
}

function lineOf({ kind, league, reason, source, ...rest }: Rule): string {
  const { season, from, to, ...more } = rest as Record<string, unknown>;
  const years = season ?? `${String(from ?? '')}–${String(to ?? '')}`;
  const facts = Object.values(more).map((value) =>
    Array.isArray(value) ? value.join('–') : value,
  );
  return [`${league} ${String(years)}`, kind, ...facts, reason, `(${source})`].join(' ');
}
