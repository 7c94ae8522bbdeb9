import { clubRef } from '../../../store/catalogue/clubs';
import type { RuleOf } from '../rules/ruleBook';
import type { SeasonRules } from '../rules/seasonRules';
import type { Appearance } from './results';
import type { Entrant } from './entrants';

type Decided = RuleOf<'walkover' | 'replayed' | 'withdrawn'>;

/** Appearances with decisions applied: walkovers, replayed matches, and matches of withdrawn clubs. */
export function decidedResults(
  appearances: Appearance[],
  { rules, entrants }: { rules: SeasonRules; entrants: readonly Entrant[] },
): Appearance[] {
  const { decided = [] } = rules;
  if (decided.length === 0) return appearances;
  const countries = new Map(entrants.map(({ id, country }) => [id, country ?? '']));
  const refs = new Map(entrants.map(({ id, name, country }) => [id, clubRef(country ?? '', name)]));
  const is = (id: number, club: string) => refs.get(id) === clubRef(countries.get(id) ?? '', club);
  return appearances.flatMap((one) => decided.reduce(apply(is), [one]));
}

type Is = (teamId: number, club: string) => boolean;

const apply =
  (is: Is) =>
  (kept: Appearance[], rule: Decided): Appearance[] =>
    kept.flatMap((one) => asDecided(one, rule, is) ?? []);

function asDecided(one: Appearance, rule: Decided, is: Is): Appearance | null {
  const day = one.startTime.toISOString().slice(0, 10);
  if (rule.kind === 'withdrawn') {
    const isOne = is(one.teamId, rule.club) || is(one.opponentId, rule.club);
    return isOne && (!rule.date || day >= rule.date) ? null : one;
  }
  const [home, away] = one.home ? [one.teamId, one.opponentId] : [one.opponentId, one.teamId];
  if (!is(home, rule.home) || !is(away, rule.away)) return one;
  if (rule.kind === 'replayed') return day === rule.date ? null : one;
  const [scored, conceded] = one.home ? rule.score : rule.score.toReversed();
  const won = rule.winner === (one.home ? 'home' : 'away');
  return {
    ...{ ...one, scored: scored ?? 0, conceded: conceded ?? 0 },
    ...(rule.winner && { outcome: won ? ('W' as const) : ('L' as const) }),
  };
}
